import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import { leadingValuationAtom, leadValuationAtom, leaveValuationAtom } from '../../state/valuation';
import { isTypingOutside } from '../../ui/typing';

/**
 * Moves the focus to the heading of a view that replaces another; of several forms on a page, in the one whose visitor
 * goes on, as `lead` says.
 */
export function useHeadingFocus(view: string | number) {
  const form = useUniqueId();
  const leading = useAtomValue(leadingValuationAtom);
  const lead = useSetAtom(leadValuationAtom);
  const leave = useSetAtom(leaveValuationAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  const isLed = leading === undefined || leading === form;

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // That no branch covers the postcode may be known late.
    if (isLed && !isTypingOutside(heading.current?.closest('.agency-view'))) heading.current?.focus();
  }, [view, isLed]);
  useEffect(() => () => leave(form), [leave, form]);
  return { heading, lead: () => lead(form) };
}
