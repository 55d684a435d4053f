import type { ComponentProps } from 'react';

import { leadFormWords as words } from '../domain/lead-words';
import { AgencyText } from './agency-text';
import { Checkbox } from './checkbox';
import { Honeypot } from './honeypot';
import { Note } from './note';
import { TermsField } from './terms-field';

interface Props {
  terms: ComponentProps<typeof TermsField>;
  /** The agency's words on its marketing, as HTML; nobody is asked about it where it has none. */
  marketing?: string;
  /** An earlier attempt may have arrived. */
  mayDuplicate: boolean;
}

/** What stands right before the button of a form that reaches the agency: what one agrees to. */
export function LeadTerms({ terms, marketing, mayDuplicate }: Props) {
  return (
    <>
      <TermsField {...terms} />
      {marketing && (
        <Checkbox name="optInMarketing" label={words.marketing} hint={<AgencyText html={marketing} inline newTabs />} />
      )}
      <Honeypot name="body" />
      {mayDuplicate && <Note>{words.mayDuplicate}</Note>}
    </>
  );
}
