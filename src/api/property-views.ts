import { report } from '../core/request-report';

/** A view of a property, and the site it was on. */
interface Seen {
  propertyId: string;
  domain: string;
  sendAsFormData: boolean;
}

/** Counts a view of a property. */
export function createPropertyView(origin: string, { propertyId, domain, sendAsFormData }: Seen): Promise<void> {
  return report({
    address: `${origin}/property_views`,
    fields: { property_id: idOf(propertyId), domain },
    asForm: sendAsFormData,
  });
}

/** Counts a view of a property at the service that publishes such figures. */
export function createExposure(
  url: string,
  { propertyId, domain, sendAsFormData, eventType }: Seen & { eventType: string },
): Promise<void> {
  return report({
    address: `${url.replace(/\/+$/, '')}/create_many`,
    fields: { property_ids: [idOf(propertyId)], domain, event_type: eventType },
    asForm: sendAsFormData,
  });
}

/** Sends numeric ids as numbers. */
const idOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);
