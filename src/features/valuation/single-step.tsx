import { useAtomValue } from 'jotai/react';

import type { FormValues } from '../../domain/form-values';
import { addressOfDraft, leadTexts } from '../../domain/lead-draft';
import { detailsProblems, confirmProblems, type ValuationChannel } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { valuationDraftAtom } from '../../state/valuation';
import { Form } from '../../ui/form';
import { BackButton } from './back-button';
import type { Booking } from './booked';
import { KeepValuationDraft } from './keep-valuation-draft';
import { LastFields } from './last-fields';
import { OwnerFields } from './owner-fields';
import { PropertyFields } from './property-fields';
import { useSend } from './use-send';

interface Props {
  channel: ValuationChannel;
  termsLink: string | undefined;
  privacyLink: string | undefined;
  /** Undefined if there is nothing to go back to. */
  onBack: (() => void) | undefined;
  onBooked: (booking: Booking) => void;
}

/** The whole form in one step, without a time: the agency calls to arrange one. */
export function SingleStep({ channel, termsLink, privacyLink, onBack, onBooked }: Props) {
  const settings = useAtomValue(settingsAtom);
  const draft = useAtomValue(valuationDraftAtom);
  const { send, prepare, mayDuplicate, labels } = useSend(onBooked);

  const sendAll = (values: FormValues) =>
    send(values, { channel, address: addressOfDraft({ ...draft, fields: leadTexts(values) }) });

  return (
    <KeepValuationDraft>
      <Form
        aria-label={words.steps[0]}
        {...labels(words.send)}
        onFocus={prepare}
        validate={(values) => ({
          ...detailsProblems(values, draft.isManual, settings),
          ...confirmProblems(values, settings),
        })}
        onSubmit={sendAll}
        actions={<BackButton onBack={onBack} />}
      >
        <PropertyFields channel={channel} />
        <OwnerFields />
        <LastFields termsLink={termsLink} privacyLink={privacyLink} mayDuplicate={mayDuplicate} />
      </Form>
    </KeepValuationDraft>
  );
}
