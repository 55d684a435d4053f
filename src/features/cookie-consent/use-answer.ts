import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';

import { navigate } from '../../core/path';
import { consentNotices, consentWords } from '../../domain/consent-words';
import { isAnalyticsStartedAtom } from '../../state/analytics';
import { answerConsentAtom } from '../../state/consent';
import { mapGroundAtom } from '../../state/map-ground';
import { notifyAtom } from '../../state/toasts';
import { useSeen } from '../../ui/use-seen';

/** Milliseconds; an earlier click was meant for what was there before. */
const SOONEST = 500;

/**
 * Records the visitor's answer, but only once they have had time to see the question and while its buttons are visible;
 * confirms it with a message that offers to change it.
 */
export function useAnswer() {
  const answer = useSetAtom(answerConsentAtom);
  const notify = useSetAtom(notifyAtom);
  const isStarted = useAtomValue(isAnalyticsStartedAtom);
  const { host } = useAtomValue(mapGroundAtom);
  const shownAt = useRef(Infinity);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  function give(statistics: boolean, maps = statistics) {
    if (performance.now() - shownAt.current < SOONEST || !isSeen()) return false;
    answer({ statistics, maps: maps && host !== undefined });
    const action = { label: consentWords.change, run: () => navigate('/cookies') };
    notify({ ...consentNotices[statistics ? 'allow' : isStarted ? 'denyAfter' : 'deny'], action });
    return true;
  }
  return { give, host, place };
}
