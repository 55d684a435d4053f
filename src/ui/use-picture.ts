import { useState } from 'react';

import { pictureAt, pictureSet, pictureUrl } from '../domain/pictures';

let isTold = false;

/**
 * A picture that is asked for at a width, and as it is where that fails, since many servers answer no widths. Only where
 * that fails too, it is missing.
 */
export function usePicture(url: string) {
  const [failed, setFailed] = useState({ url, times: 0 });
  const failures = failed.url === url ? failed.times : 0;
  const isPlain = failures > 0;
  return {
    /** Whether to ask for the picture as it is. */
    isPlain,
    isMissing: failures > 1,
    tryAgain: () => setFailed({ url, times: 0 }),
    at: (width: number, height?: number) => (isPlain ? pictureUrl(url) : pictureAt(url, width, height)),
    set: (widths: readonly number[]) => (isPlain ? undefined : pictureSet(url, widths)),
    /** For the `img`. */
    outcome: {
      onLoad: () => {
        if (isPlain) tell();
      },
      onError: () => setFailed({ url, times: failures + 1 }),
    },
  };
}

/** Says it once: where one picture is not answered at a width, others are not. */
function tell() {
  if (!isTold) console.warn('The server does not answer …/320x_/… for pictures; the originals are used.');
  isTold = true;
}
