import { createElement, useEffect, useState, type ComponentType } from 'react';

interface Late {
  /** Nothing is fetched until this is true, and again each time it changes if the last fetch failed. */
  wish: unknown;
}

/** A component whose file is fetched once it is wished for; nothing is shown until then. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LateComponent({ wish, ...props }: Late & Props) {
    const [loaded, setLoaded] = useState<ComponentType<Props>>();

    useEffect(() => {
      if (!wish || loaded) return;
      load().then(
        (component) => setLoaded(() => component),
        (error: unknown) => console.error('A part of the page did not load.', error),
      );
    }, [wish, loaded]);
    return loaded ? createElement(loaded, props as unknown as Props) : null;
  };
}
