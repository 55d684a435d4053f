import type { LeadPerson } from './lead-person';
import type { PostalAddress } from './postal-address';
import type { Channel } from './property-channel';

/** A request to see a property, complete. */
export interface ViewingRequest extends LeadPerson {
  readonly propertyId: string;
  readonly channel: Channel;
  /** Empty where the visitor gave none. */
  readonly address: PostalAddress;
  /** The department that looks after the property, where there is one. */
  readonly departmentId?: string | undefined;
  /** The page on which they asked to hear of marketing. */
  readonly optInMarketingUrl?: string | undefined;
  /** Proof that a person asks. */
  readonly captcha?: string | undefined;
}
