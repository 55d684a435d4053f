import type { LeadPerson } from './lead-person';
import type { ValuationChannel } from './valuation';

/** Whom a message is for. */
export type Addressee =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'branch'; readonly id: string | undefined }
  | { readonly kind: 'department'; readonly id: string; readonly branchId: string | undefined };

/** A message to a person, a branch or a department, complete. */
export interface ContactRequest extends LeadPerson {
  readonly to: Addressee;
  /** What a person is written to about. */
  readonly channel?: ValuationChannel | undefined;
  /** The page on which they asked to hear of marketing. */
  readonly optInMarketingUrl?: string | undefined;
  /** Proof that a person writes. */
  readonly captcha?: string | undefined;
}

/** A message about a property: a first line says which. */
export function aboutProperty(message: string, property: { ref: string; address: string } | undefined): string {
  if (!property) return message;
  const line = `Property ref: ${[property.ref, property.address].filter(Boolean).join(', ')}`;
  return message ? `${line}\n${message}` : line;
}
