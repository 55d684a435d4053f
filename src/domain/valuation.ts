import type { LeadPerson } from './lead-person';
import { valuationForm } from './forms';
import { addressFields, type PostalAddress } from './postal-address';
import type { Channel } from './property-channel';
import { isSlotTime } from './time-slots';
import { validate, type FieldErrors, type ValidationSettings } from './validation';
import { valuationFormWords } from './valuation-words';
import type { DateValue } from './visit-days';

/** What the owner thinks of doing with the property. */
export type ValuationChannel = 'selling' | 'letting';

/** When somebody may come. */
export interface ValuationTime {
  readonly day: DateValue;
  /** Such as '9:00'; at least one. */
  readonly times: readonly string[];
}

/** A request for a valuation, complete. */
export interface ValuationRequest extends LeadPerson {
  readonly channel: ValuationChannel;
  readonly address: PostalAddress;
  /** Missing where the form asks for none. */
  readonly time?: ValuationTime | undefined;
  readonly branchId?: string | undefined;
  /** Proof that a person asks. */
  readonly captcha?: string | undefined;
}

/** A branch that looks after a property. */
export interface NearestBranch {
  readonly id: string;
  readonly name: string;
  readonly telephone: string;
}

type Errors = FieldErrors;
type Values = Readonly<Partial<Record<string, string>>>;

const isAddressField = (name: string) => (addressFields as readonly string[]).includes(name);
const terms = valuationForm.filter(({ name }) => name === 'optInTerms');
const person = valuationForm.filter(({ name }) => name !== 'optInTerms' && !isAddressField(name));
const address = valuationForm.filter(({ name }) => isAddressField(name));

/** What a property on the page says of its owner's plans: one that is let will be let again. */
export function channelOfProperty(channel: Channel | undefined): ValuationChannel {
  return channel === 'lettings' ? 'letting' : 'selling';
}

/** What is wrong with the first step: the person, and the address as it was chosen or, if `isManual`, typed. */
export function detailsProblems(values: Values, isManual: boolean, settings: ValidationSettings): Errors {
  const wrong = validate(address, values, settings);
  const isChosen = Object.keys(wrong).length === 0;
  return {
    ...validate(person, values, settings),
    ...(isManual ? wrong : isChosen ? {} : { address: valuationFormWords.noAddress }),
  };
}

/** What is wrong with the last step: the person, who may have been changed there, and the agreement to the terms. */
export function confirmProblems(values: Values, settings: ValidationSettings): Errors {
  return validate([...person, ...terms], values, settings);
}

/** What is wrong with the chosen times: none was chosen. */
export function timeProblems(times: readonly string[]): Errors {
  return times.some(isSlotTime) ? {} : { times: valuationFormWords.noTimeSlot };
}

/** Times in words: '9:00, 10:00 or 11:00'. */
export function timesInWords(times: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(times);
}
