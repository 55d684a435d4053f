import { useAtomValue } from 'jotai/react';

import { leadFormWords } from '../../domain/lead-words';
import { timesInWords, type NearestBranch, type ValuationChannel, type ValuationTime } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { dayInWords } from '../../domain/visit-days';
import { officeTelephoneAtom } from '../../state/office-telephone';
import { Button } from '../../ui/button';
import { Success } from '../../ui/success';
import { Telephone } from '../../ui/telephone';

/** A valuation that was requested. */
export interface Booking {
  channel: ValuationChannel;
  firstName: string;
  email: string;
  time?: ValuationTime | undefined;
  branch: NearestBranch | undefined;
}

interface Props extends Booking {
  onAnother: () => void;
}

/** Thanks, and what happens next. */
export function Booked({ firstName, email, time, branch, onAnother }: Props) {
  const telephone = useAtomValue(officeTelephoneAtom);
  const number = branch?.telephone || telephone;
  return (
    <Success heading={leadFormWords.thanks(firstName)}>
      <p className="agency-text">{words.sentTo(branch?.name ?? '')}</p>
      <p className="agency-text">
        {time ? words.nextWithTime(dayInWords(time.day, 'long'), timesInWords(time.times)) : words.next}
      </p>
      <p className="agency-text">{words.copy(email)}</p>
      {number && (
        <p className="agency-text">
          {leadFormWords.call}
          <Telephone number={number} />.
        </p>
      )}
      <Button onClick={onAnother}>{words.another}</Button>
    </Success>
  );
}
