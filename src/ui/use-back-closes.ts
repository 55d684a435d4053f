import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { addEntry, goBack, keepInEntry, keptInEntry, onPath } from '../core/path';

const entryKey = 'agencyLayers';

/**
 * Lets the browser's way back close a layer that has no route, as on a phone: it has an entry of its own in the tab's
 * history for as long as it is open. Returns whether it is in that entry now, and how to close it otherwise: through the
 * entry, which the way back would lead to once more; what shall come next waits until it has gone.
 */
export function useBackCloses(name: string, onClose: () => void) {
  const isLeaving = useRef(false);
  const next = useRef<() => void>(undefined);
  const isInEntry = () => !isLeaving.current && isOpenHere(name) === true;
  const finish = () => {
    const then = next.current;
    next.current = undefined;
    then?.();
    onClose();
  };

  const follow = useEffectEvent(() => {
    // An entry that tells nothing of layers is that of a dialog over this one.
    if (isLeaving.current || isOpenHere(name) === false) finish();
  });
  // Before the layer can be seen, since the way back may be taken at once.
  useLayoutEffect(() => {
    addLayer(name);
    const stop = onPath(() => follow());
    return () => {
      stop();
      // In its own task: a script that takes the layer away may be about to show another page.
      if (!isLeaving.current) setTimeout(() => isOpenHere(name) && goBack());
    };
  }, [name]);

  function close(then?: () => void) {
    next.current = then;
    // A second press does not wait: the way back may have led a frame of the page back instead.
    if (!isInEntry()) return finish();
    isLeaving.current = true;
    goBack();
  }
  return { isInEntry, close };
}

function addLayer(name: string) {
  // After a reload or the way forward, this entry is that of the layer already.
  if (isOpenHere(name)) return;
  const others = layersHere() ?? [];
  keepInEntry(entryKey, others);
  // Without it, the way back would not be known for one.
  if (layersHere()) addEntry(entryKey, [...others, name]);
}

/** The names of the layers that are open in this entry of the tab's history. */
function layersHere(): readonly unknown[] | undefined {
  const kept = keptInEntry(entryKey);
  return Array.isArray(kept) ? kept : undefined;
}

const isOpenHere = (name: string) => layersHere()?.includes(name);
