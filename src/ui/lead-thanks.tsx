import type { ReactNode } from 'react';

import { leadFormWords as words } from '../domain/lead-words';
import { Button } from './button';
import { Success } from './success';
import { Telephone } from './telephone';

interface Props {
  firstName: string;
  /** Whom to call if something has changed. */
  telephone?: string | undefined;
  /** Label of the button for another form. */
  again: string;
  onAgain: () => void;
  /** What happens next. */
  children: ReactNode;
}

/** Thanks for a lead, in place of its form. */
export function LeadThanks({ firstName, telephone, again, onAgain, children }: Props) {
  return (
    <Success heading={words.thanks(firstName)}>
      {children}
      {telephone && (
        <p className="agency-text">
          {words.call}
          <Telephone number={telephone} />.
        </p>
      )}
      <Button onClick={onAgain}>{again}</Button>
    </Success>
  );
}
