import { useEffect, useEffectEvent, useState } from 'react';

/** One suggestion. */
export interface Option {
  value: string;
  label: string;
  /** More, to tell it from others: the county of a town. */
  detail?: string;
  /** Options of one group stand together under its name. */
  group?: string;
  /** A path of `icons`. */
  icon?: string;
}

/** Finds suggestions for a text; what is no longer wanted is aborted. */
export type FindOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** What is known about a text: nothing yet, its suggestions, or that they could not be had. */
export type Suggestions =
  { state: 'closed' } | { state: 'found'; text: string; options: readonly Option[] } | { state: 'failed' };

/**
 * Suggestions for what someone types, once they pause. Only the answer to the very text that is asked for is ever
 * given, and none once that is withdrawn: a late answer cannot open anything.
 */
export function useSuggestions(find: FindOptions, minimum: number, pause: number) {
  const [asked, ask] = useState<string>();
  const [answer, setAnswer] = useState<{ text: string; options?: readonly Option[] | undefined }>();
  const search = useEffectEvent(find);
  const known = answer !== undefined && answer.text === asked;

  useEffect(() => {
    if (asked === undefined || known || asked.trim().length < minimum) return;
    const controller = new AbortController();
    const settle = (options?: readonly Option[]) => controller.signal.aborted || setAnswer({ text: asked, options });
    const timer = setTimeout(() => search(asked, controller.signal).then(settle, () => settle()), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, known, minimum, pause]);

  let suggestions: Suggestions = { state: 'closed' };
  if (known)
    suggestions = answer.options ? { state: 'found', text: answer.text, options: answer.options } : { state: 'failed' };
  return { suggestions, ask, close: () => ask(undefined) };
}
