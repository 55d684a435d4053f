import { oneDay } from './milliseconds';
import { readFlag, readMoment, readRecord, readText } from './reading';

/** A visitor's answer to the consent banner. */
export type ConsentStatus = 'allow' | 'deny';

/** A visitor's consent, stored in their browser only. */
export interface Consent {
  /** Undefined while only maps are allowed. */
  readonly status?: ConsentStatus | undefined;
  /** Whether maps may come from another site. */
  readonly maps: boolean;
  /** The site assumed consent, because it does not ask. */
  readonly isAssumed: boolean;
  /** The server has not replied to the answer yet. */
  readonly isUntold: boolean;
  /** The site's `version` of what was asked. */
  readonly version: string;
  /** When the visitor answered, in ISO 8601. */
  readonly at: string;
}

/** Days after which an answer expires. */
export const consentDays = 365;

/** Reads a stored answer; undefined when it is malformed. */
export function readConsent(value: unknown): Consent | undefined {
  const raw = readRecord(value);
  const at = readMoment(raw?.['at']);
  if (!raw || !at) return undefined;
  return {
    status: readConsentStatus(raw['status']),
    maps: readFlag(raw['maps']) ?? false,
    isAssumed: readFlag(raw['isAssumed']) ?? false,
    isUntold: readFlag(raw['isUntold']) ?? false,
    version: readText(raw['version']),
    at,
  };
}

/** Reads the answer that the platform keeps as a word in a cookie; undefined for any other word. */
export function readConsentStatus(value: unknown): ConsentStatus | undefined {
  return value === 'allow' || value === 'deny' ? value : undefined;
}

/** Whether an answer is valid: given to the current version and within the last year. */
export function isInForce({ version, at }: Consent, asked: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return version === asked && age < consentDays * oneDay && age > -oneDay;
}

/** The days for which an answer is still valid. */
export function daysLeft({ at }: Consent, now: Date): number {
  return Math.ceil(consentDays - (now.getTime() - Date.parse(at)) / oneDay);
}
