import { useEffect, useRef, useState, type RefObject } from 'react';

import { onBack } from '../core/page-use';
import { ANSWER_PATIENCE } from '../core/post-form';

/** Whether a form is being sent, by a script or by the browser. */
export function useSending(form: RefObject<HTMLFormElement | null>) {
  const underWay = useRef(false);
  const patience = useRef<number>(undefined);
  const [isSending, setSending] = useState(false);
  const end = () => {
    clearTimeout(patience.current);
    underWay.current = false;
    setSending(false);
  };
  useEffect(() => {
    // On going back, the browser may restore this page from its bfcache in the sending state.
    const stop = onBack(end);
    return () => {
      stop();
      clearTimeout(patience.current);
    };
  }, []);

  return {
    isSending,
    /** Like `isSending`, but also correct before the form is drawn again. */
    isUnderWay: () => underWay.current,
    begin() {
      underWay.current = true;
      setSending(true);
    },
    end,
    /** The browser does not say whether it will leave: the visitor or the page may stop the form from being sent. */
    expectToLeave(event: Event) {
      patience.current = window.setTimeout(end, ANSWER_PATIENCE);
      // After all listeners. Ours in `core/page-forms` prevents it too, and sends a busy form itself a moment later.
      setTimeout(() => event.defaultPrevented && form.current?.ariaBusy !== 'true' && end());
    },
  };
}
