import type { LeadPerson } from './lead-person';
import type { PostalAddress } from './postal-address';
import type { Channel } from './property-channel';

/** A complete viewing request. */
export interface ViewingRequest extends LeadPerson {
  readonly propertyId: string;
  readonly channel: Channel;
  /** Empty when the visitor gives none. */
  readonly address: PostalAddress;
  /** The department that looks after the property, where there is one. */
  readonly departmentId?: string | undefined;
  /** The page on which they opted in to marketing. */
  readonly optInMarketingUrl?: string | undefined;
  /** Captcha token. */
  readonly captcha?: string | undefined;
}
