import type * as Kit from './kit';

/** The map code, fetched only once a map is wanted. */
export type MapKit = typeof Kit;

let kit: Promise<MapKit> | undefined;
let failedAt: string | undefined;

/** Fetches the map library, once for the page; after a failure the next call tries again. */
export function loadMapKit(): Promise<MapKit> {
  kit ??= fetchKit().catch((error: unknown) => {
    kit = undefined;
    // Firefox and Safari never refetch a module that failed, except under a new address.
    failedAt = /https?:\S+\.js/.exec(String(error))?.[0];
    throw error;
  });
  return kit;
}

function fetchKit(): Promise<MapKit> {
  const isFree = failedAt && !isPinned(failedAt);
  return isFree ? (import(/* @vite-ignore */ `${failedAt}?${Date.now()}`) as Promise<MapKit>) : import('./kit');
}

// Not shared with the loader: that would cost every page one more file.
const isPinned = (address: string) =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent.includes(address.replace(/.*\//, '')),
  );
