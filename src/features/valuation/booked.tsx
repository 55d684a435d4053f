import { useAtomValue } from 'jotai/react';

import { timesInWords, type NearestBranch, type ValuationChannel, type ValuationTime } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { dayInWords } from '../../domain/visit-days';
import { officeTelephoneAtom } from '../../state/office-telephone';
import { LeadThanks } from '../../ui/lead-thanks';

/** A valuation that was requested. */
export interface Booking {
  channel: ValuationChannel;
  firstName: string;
  time?: ValuationTime | undefined;
  branch: NearestBranch | undefined;
}

interface Props extends Booking {
  onAnother: () => void;
}

/** Thanks, and what happens next. */
export function Booked({ firstName, time, branch, onAnother }: Props) {
  const telephone = useAtomValue(officeTelephoneAtom);
  return (
    <LeadThanks
      firstName={firstName}
      telephone={branch?.telephone || telephone}
      again={words.another}
      onAgain={onAnother}
    >
      <p className="agency-text">{words.sentTo(branch?.name ?? '')}</p>
      <p className="agency-text">
        {time ? words.nextWithTime(dayInWords(time.day, 'long'), timesInWords(time.times)) : words.next}
      </p>
    </LeadThanks>
  );
}
