import type { LeadPerson } from './lead-person';
import type { FormValues } from './form-values';
import { contactForm, leadPersonFields, valuationAddressFields } from './forms';
import type { PostalAddress } from './postal-address';
import type { Channel } from './property-channel';
import { isSlotTime } from './time-slots';
import { validate, type FieldErrors, type ValidationSettings } from './validation';
import { valuationFormWords } from './valuation-words';
import type { DateValue } from './visit-days';

/** What the owner intends to do with the property. */
export type ValuationChannel = 'selling' | 'letting';

/** When the valuer may come. */
export interface ValuationTime {
  readonly day: DateValue;
  /** Such as '9:00'; at least one. */
  readonly times: readonly string[];
}

/** A complete valuation request. */
export interface ValuationRequest extends LeadPerson {
  readonly channel: ValuationChannel;
  readonly address: PostalAddress;
  /** Undefined where the form does not ask for it. */
  readonly time?: ValuationTime | undefined;
  readonly branchId?: string | undefined;
  /** Captcha token. */
  readonly captcha?: string | undefined;
}

/** A branch that looks after a property. */
export interface NearestBranch {
  readonly id: string;
  readonly name: string;
  readonly telephone: string;
}

/** The likely intention of a property's owner: a let property will be let again. */
export function channelOfProperty(channel: Channel | undefined): ValuationChannel {
  return channel === 'lettings' ? 'letting' : 'selling';
}

/** Whether a chosen address has all that the form asks for; some services leave out the town or the postcode. */
export function isWholeAddress(values: FormValues, settings: ValidationSettings): boolean {
  // A house in no street has only its name, which the lookup does not give as a street.
  const chosen = { ...values, street: values['street'] || values['houseName'] };
  return Object.keys(validate(valuationAddressFields, chosen, settings)).length === 0;
}

/** Errors of the first step: the person, and the address, chosen or, if `isManual`, typed. */
export function detailsProblems(values: FormValues, isManual: boolean, settings: ValidationSettings): FieldErrors {
  const unchosen = isWholeAddress(values, settings) ? {} : { address: valuationFormWords.noAddress };
  return {
    ...validate(leadPersonFields, values, settings),
    ...(isManual ? validate(valuationAddressFields, values, settings) : unchosen),
  };
}

/** Errors of the last step, which asks what a contact form asks: the person can still be changed there. */
export function confirmProblems(values: FormValues, settings: ValidationSettings): FieldErrors {
  return validate(contactForm, values, settings);
}

/** The error when no time was chosen. */
export function timeProblems(times: readonly string[]): FieldErrors {
  return times.some(isSlotTime) ? {} : { times: valuationFormWords.noTimeSlot };
}

/** Times in words: '9:00, 10:00 or 11:00'. */
export function timesInWords(times: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(times);
}
