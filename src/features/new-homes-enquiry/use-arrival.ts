import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';

import { onBack } from '../../core/page-use';
import { checkNewHomesArrivalAtom, hasNewHomesArrivedAtom } from '../../state/new-homes-enquiry';
import { forgetArrivedAtom } from '../../state/sent-drafts';

/** Whether the form has arrived, as the page was told or finds when the browser brings it back. */
export function useArrival() {
  const isTold = useAtomValue(hasNewHomesArrivedAtom);
  const [isFound, setFound] = useState(false);
  const forgetTold = useSetAtom(forgetArrivedAtom);
  const check = useSetAtom(checkNewHomesArrivalAtom);

  useEffect(() => onBack(() => setFound(check())), [check]);
  // A visitor who returns to the form later wants to send a new enquiry.
  useEffect(() => () => forgetTold(), [forgetTold]);

  return {
    hasArrived: isTold || isFound,
    forgetArrived() {
      setFound(false);
      forgetTold();
    },
  };
}
