import { useAtomValue } from 'jotai/react';

import { chosenTimes } from '../../domain/time-slots';
import { confirmProblems, type ValuationChannel } from '../../domain/valuation';
import { addressOfDraft } from '../../domain/valuation-draft';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { valuationDraftAtom } from '../../state/valuation';
import { Button } from '../../ui/button';
import { Form } from '../../ui/form';
import type { Booking } from './booked';
import { Kept } from './kept';
import { LastFields } from './last-fields';
import { PersonFields } from './person-fields';
import { Summary } from './summary';
import type { Step } from './use-step';
import { useSend } from './use-send';

interface Props {
  channel: ValuationChannel;
  termsLink: string | undefined;
  privacyLink: string | undefined;
  onGo: (step: Step) => void;
  onBooked: (booking: Booking) => void;
}

/** The last step: all of it once more, to be changed or sent. */
export function ConfirmStep({ channel, termsLink, privacyLink, onGo, onBooked }: Props) {
  const settings = useAtomValue(settingsAtom);
  const draft = useAtomValue(valuationDraftAtom);
  const { send, prepare, mayDuplicate } = useSend(onBooked);
  const address = addressOfDraft(draft);
  const time = draft.day && { day: draft.day, times: chosenTimes(draft.slots) };

  return (
    <Kept>
      <Form
        aria-label={words.steps[2]}
        submit={mayDuplicate ? words.sendAgain : words.send}
        submitting={words.sending}
        onFocus={prepare}
        validate={(values) => confirmProblems(values, settings)}
        onSubmit={(values) => send(values, { channel, address, time })}
        actions={
          <Button look="plain" onClick={() => onGo(2)}>
            {words.back}
          </Button>
        }
      >
        <p className="agency-text">{words.confirmLead}</p>
        <Summary channel={channel} address={address} time={time} onGo={onGo} />
        <PersonFields />
        <LastFields termsLink={termsLink} privacyLink={privacyLink} mayDuplicate={mayDuplicate} />
      </Form>
    </Kept>
  );
}
