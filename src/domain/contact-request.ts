import type { LeadPerson } from './lead-person';
import type { ValuationChannel } from './valuation';

/** The recipient of a message. */
export type Addressee =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'branch'; readonly id: string | undefined }
  | { readonly kind: 'department'; readonly id: string; readonly branchId: string | undefined };

/** A complete message to a person, a branch or a department. */
export interface ContactRequest extends LeadPerson {
  readonly to: Addressee;
  /** The channel a message to a person concerns. */
  readonly channel?: ValuationChannel | undefined;
  /** The page on which they opted in to marketing. */
  readonly optInMarketingUrl?: string | undefined;
  /** Captcha token. */
  readonly captcha?: string | undefined;
}

/** Puts a line that identifies the property in front of a message. */
export function aboutProperty(message: string, property: { ref: string; address: string } | undefined): string {
  if (!property) return message;
  const line = `Property ref: ${[property.ref, property.address].filter(Boolean).join(', ')}`;
  return message ? `${line}\n${message}` : line;
}
