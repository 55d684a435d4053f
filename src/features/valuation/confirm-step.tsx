import { useAtomValue } from 'jotai/react';

import type { FormValues } from '../../domain/form-values';
import { addressOfDraft } from '../../domain/lead-draft';
import { sent } from '../../domain/outcome';
import { chosenTimes } from '../../domain/time-slots';
import { confirmProblems, type ValuationChannel } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { isDayGone } from '../../domain/visit-days';
import { settingsAtom } from '../../state/page';
import { valuationDraftAtom } from '../../state/valuation';
import { Form } from '../../ui/form';
import { BackButton } from './back-button';
import type { Booking } from './booked';
import { KeepValuationDraft } from './keep-valuation-draft';
import { LastFields } from './last-fields';
import { OwnerFields } from './owner-fields';
import { Summary } from './summary';
import { useSend } from './use-send';
import type { Step } from './use-step';

interface Props {
  channel: ValuationChannel;
  termsLink: string | undefined;
  privacyLink: string | undefined;
  onGo: (step: Step) => void;
  onBooked: (booking: Booking) => void;
}

/** The last step: a summary to change or send. */
export function ConfirmStep({ channel, termsLink, privacyLink, onGo, onBooked }: Props) {
  const settings = useAtomValue(settingsAtom);
  const draft = useAtomValue(valuationDraftAtom);
  const { send, prepare, mayDuplicate, labels } = useSend(onBooked);
  const address = addressOfDraft(draft);
  const time = draft.day && { day: draft.day, times: chosenTimes(draft.slots) };

  const sendAll = async (values: FormValues) => {
    if (!isDayGone(draft.day, new Date(), settings.closedDays)) return send(values, { channel, address, time });
    // The day has come while the form was open; the second step says so.
    onGo(2);
    return sent;
  };

  return (
    <KeepValuationDraft>
      <Form
        aria-label={words.steps[2]}
        {...labels(words.send)}
        onFocus={prepare}
        validate={(values) => confirmProblems(values, settings)}
        onSubmit={sendAll}
        actions={<BackButton onBack={() => onGo(2)} />}
      >
        <p className="agency-text">{words.confirmLead}</p>
        <Summary channel={channel} address={address} time={time} onGo={onGo} />
        <OwnerFields />
        <LastFields termsLink={termsLink} privacyLink={privacyLink} mayDuplicate={mayDuplicate} />
      </Form>
    </KeepValuationDraft>
  );
}
