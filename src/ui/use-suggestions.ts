import { useEffect, useEffectEvent, useState } from 'react';

/** One suggestion. */
export interface Option {
  value: string;
  label: string;
  /** Options with the same group are listed under its name. */
  group?: string;
  /** A path from `icons`. */
  icon?: string;
}

/** Finds suggestions for a text; a request no longer wanted is aborted. */
export type FindOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** The state for a text: nothing yet, its suggestions, or a failure. */
export type Suggestions =
  { state: 'closed' } | { state: 'found'; text: string; options: readonly Option[] } | { state: 'failed' };

/**
 * Suggestions for typed text, after a pause. Returns only the answer for the current text, and none after `close()`: a
 * late response cannot open anything. `source` is what the suggestions are made of besides the text: when that changes,
 * they are requested again.
 */
export function useSuggestions(find: FindOptions, minimum: number, pause: number, source?: unknown) {
  const [asked, setAsked] = useState<string>();
  const [answer, setAnswer] = useState<{ text: string; source: unknown; options?: readonly Option[] | undefined }>();
  const search = useEffectEvent(find);
  const known = answer !== undefined && answer.text === asked && answer.source === source;

  useEffect(() => {
    if (asked === undefined || known || asked.trim().length < minimum) return;
    const controller = new AbortController();
    const settle = (options?: readonly Option[]) =>
      controller.signal.aborted || setAnswer({ text: asked, source, options: options && inGroups(options) });
    const timer = setTimeout(() => search(asked, controller.signal).then(settle, () => settle()), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, known, minimum, pause, source]);

  const ask = (text: string) => {
    setAsked(text);
    // Requests that failed or found nothing are repeated: the message would otherwise appear only once.
    if (!answer?.options?.length) setAnswer(undefined);
  };
  let suggestions: Suggestions = { state: 'closed' };
  if (known)
    suggestions = answer.options ? { state: 'found', text: answer.text, options: answer.options } : { state: 'failed' };
  return { suggestions, ask, close: () => setAsked(undefined) };
}

/** Group after group, as they are drawn: the arrow keys follow this order. */
function inGroups(options: readonly Option[]): readonly Option[] {
  const groups = new Set(options.map(({ group }) => group));
  return [...groups].flatMap((group) => options.filter((option) => option.group === group));
}
