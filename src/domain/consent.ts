import { readFlag, readMoment, readRecord, readText } from './reading';

/** What a visitor answered when they were asked for consent. */
export type ConsentStatus = 'allow' | 'deny';

/** What is kept of a visitor's answer, in their browser only. */
export interface Consent {
  /** Missing while only a map was allowed. */
  readonly status?: ConsentStatus | undefined;
  /** Maps may come from another site. */
  readonly maps: boolean;
  /** The site answered, because it asks nobody. */
  readonly isAssumed: boolean;
  /** What was asked for, as the site names it. */
  readonly version: string;
  /** When, as ISO text. */
  readonly at: string;
}

/** Days after which an answer is too old to count. */
export const consentDays = 365;

const day = 24 * 60 * 60 * 1000;

/** Reads an answer as it was kept; undefined when it is none. */
export function readConsent(value: unknown): Consent | undefined {
  const raw = readRecord(value);
  const at = readMoment(raw?.['at']);
  if (!raw || !at) return undefined;
  return {
    status: readConsentStatus(raw['status']),
    maps: readFlag(raw['maps']) ?? false,
    isAssumed: readFlag(raw['isAssumed']) ?? false,
    version: readText(raw['version']),
    at,
  };
}

/** Reads the plain word for an answer, which the platform keeps in a cookie; undefined for any other. */
export function readConsentStatus(value: unknown): ConsentStatus | undefined {
  return value === 'allow' || value === 'deny' ? value : undefined;
}

/** Whether an answer counts: given to what is asked now, and within the last year. */
export function isInForce({ version, at }: Consent, asked: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return version === asked && age < consentDays * day && age > -day;
}
