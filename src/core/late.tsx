import { createElement, useEffect, useState, type ComponentType } from 'react';

interface Props {
  /** Nothing is fetched until this is true, and again each time it changes if the last fetch failed. */
  wish: unknown;
}

/** A component whose file is fetched once it is wished for; nothing is shown until then. */
export function late(load: () => Promise<ComponentType>) {
  return function Late({ wish }: Props) {
    const [loaded, setLoaded] = useState<ComponentType>();

    useEffect(() => {
      if (!wish || loaded) return;
      load().then(
        (component) => setLoaded(() => component),
        (error: unknown) => console.error('A part of the page did not load.', error),
      );
    }, [wish, loaded]);
    return loaded ? createElement(loaded) : null;
  };
}
