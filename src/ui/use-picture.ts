import { useState } from 'react';

import { pictureAt, pictureSet, pictureUrl } from '../domain/pictures';

let isTold = false;

/**
 * A picture requested at a width or, if that fails, as it is, since many servers do not offer widths. It counts as
 * missing only if both fail.
 */
export function usePicture(url: string) {
  const [failed, setFailed] = useState({ url, times: 0 });
  const failures = failed.url === url ? failed.times : 0;
  const isPlain = failures > 0;
  return {
    /** Whether to request the picture as it is. */
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

/** Says it once: if one picture is not available at a width, neither are the others. */
function tell() {
  if (!isTold) console.warn('The server does not answer …/320x_/… for pictures; the originals are used.');
  isTold = true;
}
