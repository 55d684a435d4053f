import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { addressOfDraft } from '../../domain/lead-draft';
import { leadNotices } from '../../domain/prescribed-words';
import { channelOfProperty, type ValuationChannel } from '../../domain/valuation';
import { channelOfDraft } from '../../domain/valuation-draft';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { draftGenerationAtom } from '../../state/form-generations';
import { pageAtom } from '../../state/page';
import { personChangesAtom } from '../../state/person-changes';
import { notifyAtom } from '../../state/toasts';
import {
  announceValuation,
  dropValuationAtom,
  findValuationBranchAtom,
  valuationBranchAtom,
  valuationDraftAtom,
} from '../../state/valuation';
import { RemountOn } from '../../ui/remount-on';
import { useGone } from '../../ui/use-gone';
import { useStateFor } from '../../ui/use-state-for';
import type { HeadingLevel } from '../../ui/view-heading';
import { Booked, type Booking } from './booked';
import { ConfirmStep } from './confirm-step';
import { DetailsStep } from './details-step';
import { NoBranch } from './no-branch';
import { SingleStep } from './single-step';
import { StepFrame } from './step-frame';
import { TimeStep } from './time-step';
import { useHeadingFocus } from './use-heading-focus';
import { useNow } from './use-now';
import { useStep, type Step } from './use-step';

interface Props {
  channel?: ValuationChannel;
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
  onBooked?: (detail: { channel: ValuationChannel; branchId: string | undefined }) => void;
}

/** Books a valuation, in three steps or in one. */
export function Valuation({ channel, termsLink, privacyLink, headingLevel = '2', inDialog = false, onBooked }: Props) {
  const { property, settings } = useAtomValue(pageAtom);
  const draft = useAtomValue(valuationDraftAtom);
  const branch = useAtomValue(valuationBranchAtom);
  const findBranch = useSetAtom(findValuationBranchAtom);
  const drop = useSetAtom(dropValuationAtom);
  const notify = useSetAtom(notifyAtom);
  const isFormGone = useGone();
  const generation = useAtomValue(draftGenerationAtom)('valuation');
  const personChanges = useAtomValue(personChangesAtom);
  const [booking, setBooking] = useStateFor<Booking>(personChanges);
  const now = useNow();
  const { step, isLost, finish, leave, ...steps } = useStep(inDialog, now, generation);
  const isSingle = settings.singleStepValuationForm;
  // Step 1 is where the postcode can be corrected.
  const isNowhere = branch === 'none' && (isSingle || step > 1);
  const view = booking ? 'booked' : isNowhere ? 'no-branch' : isSingle ? 'single' : step;
  const { heading, activate } = useHeadingFocus(view);
  const isPastDetails = !isSingle && step > 1;
  const { postcode } = addressOfDraft(draft);
  useEffect(announceValuation, []);
  useEffect(() => {
    if (isPastDetails) void findBranch(postcode);
  }, [isPastDetails, postcode, findBranch]);

  const go = (to: Step) => {
    activate();
    steps.go(to);
  };
  const book = (booked: Booking) => {
    activate();
    setBooking(booked);
    drop();
    finish();
    if (isFormGone()) notify(leadNotices.received);
    onBooked?.({ channel: booked.channel, branchId: booked.branch?.id });
  };
  const chosen = channelOfDraft(draft) ?? channel ?? channelOfProperty(property?.propertyChannel);
  const last = { channel: chosen, termsLink, privacyLink, onBooked: book };
  const frame = { heading, headingLevel, inDialog };
  const onBack = inDialog ? leave : undefined;

  if (booking) return <Booked {...booking} onAnother={() => setBooking()} />;
  if (isNowhere) return <NoBranch {...frame} onRetry={() => go(1)} />;
  if (isSingle) {
    return (
      <StepFrame {...frame} title={words.steps[0]} intro={words.intro}>
        <RemountOn value={generation}>
          <SingleStep {...last} onBack={onBack} />
        </RemountOn>
      </StepFrame>
    );
  }
  const intro = step === 1 ? words.intro : undefined;
  return (
    <StepFrame {...frame} title={words.steps[step - 1]!} intro={intro} step={step} isLost={isLost && step === 1}>
      <RemountOn value={generation}>
        {step === 1 && <DetailsStep channel={chosen} onNext={() => go(2)} onBack={onBack} />}
        {step === 2 && <TimeStep now={now} onNext={() => go(3)} onBack={() => go(1)} />}
        {step === 3 && <ConfirmStep {...last} onGo={go} />}
      </RemountOn>
    </StepFrame>
  );
}
