import { useSyncExternalStore } from 'react';

const query = '(max-width: 599px)';

/** Whether the page is as narrow as on a phone held upright. */
export const useNarrow = () => useSyncExternalStore(subscribe, isNarrow);

const isNarrow = () => matchMedia(query).matches;

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
