import type { ComponentProps } from 'react';

import { leadFormWords as words } from '../domain/lead-words';
import { AgencyText } from './agency-text';
import { Checkbox } from './checkbox';
import { Honeypot } from './honeypot';
import { MayDuplicate } from './may-duplicate';
import { TermsField } from './terms-field';

interface Props {
  terms: ComponentProps<typeof TermsField>;
  /** The agency's marketing statement, as HTML; without one there is no opt-in. */
  marketing?: string;
  /** An earlier attempt may have been received. */
  mayDuplicate: boolean;
}

/** Terms, marketing opt-in and spam trap above the submit button of every form that goes to the agency. */
export function LeadTerms({ terms, marketing, mayDuplicate }: Props) {
  return (
    <>
      <TermsField {...terms} />
      {marketing && (
        <Checkbox name="optInMarketing" label={words.marketing} hint={<AgencyText html={marketing} inline newTabs />} />
      )}
      <Honeypot name="body" />
      {mayDuplicate && <MayDuplicate />}
    </>
  );
}
