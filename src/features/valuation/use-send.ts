import { useAtomValue, useSetAtom } from 'jotai/react';

import type { FormValues } from '../../domain/form-values';
import { valuationForm } from '../../domain/forms';
import { personOf } from '../../domain/lead-person';
import type { PostalAddress } from '../../domain/postal-address';
import type { ValuationChannel, ValuationTime } from '../../domain/valuation';
import { prepareFormCaptchaAtom } from '../../state/captcha';
import { mayHaveArrivedAtom } from '../../state/drafts';
import { officeTelephoneAtom } from '../../state/office-telephone';
import { sendValuationAtom } from '../../state/valuation';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { useLeadForm } from '../../ui/use-lead-form';
import type { Booking } from './booked';

interface Chosen {
  channel: ValuationChannel;
  address: PostalAddress;
  time?: ValuationTime | undefined;
}

/** Sends the form; if it is uncertain whether it was received, warns before a second attempt. */
export function useSend(onBooked: (booking: Booking) => void) {
  const sendValuation = useSetAtom(sendValuationAtom);
  const office = useAtomValue(officeTelephoneAtom);
  const prepare = useFirstFocus(useSetAtom(prepareFormCaptchaAtom));
  const mayDuplicate = useAtomValue(mayHaveArrivedAtom)('valuation');
  const { isFormGone, settle, labels } = useLeadForm(valuationForm, mayDuplicate);

  const send = async (values: FormValues, chosen: Chosen) => {
    const person = personOf(values);
    const outcome = await sendValuation({ ...person, ...chosen }, isFormGone);
    if (outcome.sent) onBooked({ ...chosen, ...person, branch: outcome.branch });
    return settle(outcome, outcome.branch?.telephone || office);
  };
  return { send, prepare, mayDuplicate, labels };
}
