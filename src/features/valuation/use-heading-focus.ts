import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import { activeValuationFormAtom, activateValuationFormAtom, releaseValuationFormAtom } from '../../state/valuation';
import { isTypingOutside } from '../../ui/typing';

/**
 * Moves the focus to the heading of a view that replaces another; of several forms on a page, in the one whose visitor
 * goes on, as `activate` says.
 */
export function useHeadingFocus(view: string | number) {
  const form = useUniqueId();
  const activeForm = useAtomValue(activeValuationFormAtom);
  const activate = useSetAtom(activateValuationFormAtom);
  const release = useSetAtom(releaseValuationFormAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  const mayFocus = activeForm === undefined || activeForm === form;

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // That no branch covers the postcode may be known late.
    if (mayFocus && !isTypingOutside(heading.current?.closest('.agency-view'))) heading.current?.focus();
  }, [view, mayFocus]);
  useEffect(() => () => release(form), [release, form]);
  return { heading, activate: () => activate(form) };
}
