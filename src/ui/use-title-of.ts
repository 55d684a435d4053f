import { useEffect, useRef } from 'react';

import { retitle } from '../core/page-title';

/** Lets the page's title follow some words, such as a heading, where it contains them. */
export function useTitleOf(words: string, isSettled: boolean) {
  const titled = useRef(words);
  useEffect(() => {
    if (!isSettled) return;
    retitle(titled.current, words);
    titled.current = words;
  }, [words, isSettled]);
}
