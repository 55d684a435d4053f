import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';

import { mapHomesAtom, pressPinAtom } from '../../state/map';
import { deselectPropertyAtom, selectPropertyAtom } from '../../state/results';

interface Opened {
  key: string;
  takesFocus: boolean;
  /** The keys of the homes that share its pin. */
  here: readonly string[];
  isFromList: boolean;
}

/** The home whose card is open on the map; `home` is undefined while the homes around it load. */
export function useOpened() {
  const { homes, isLoading } = useAtomValue(mapHomesAtom);
  const pressPin = useSetAtom(pressPinAtom);
  const select = useSetAtom(selectPropertyAtom);
  const deselect = useSetAtom(deselectPropertyAtom);
  const [opened, setOpened] = useState<Opened>();
  const home = opened && homes.find(({ propertyId }) => propertyId === opened.key);
  const [lost, setLost] = useState<{ key: string }>();
  // Otherwise its card would return, with the focus, whenever it is in view again, and its pin as the chosen one.
  if (opened && !home && !isLoading) {
    setOpened(undefined);
    setLost({ key: opened.key });
  }
  useEffect(() => {
    if (lost) deselect(lost.key);
  }, [lost, deselect]);

  return {
    opened,
    home,
    open(key: string, { takesFocus = true, here = [], isFromList = false }: Partial<Omit<Opened, 'key'>> = {}) {
      setOpened({ key, takesFocus, here, isFromList });
      pressPin(key);
    },
    shut() {
      if (!opened) return;
      setOpened(undefined);
      select();
    },
  };
}
