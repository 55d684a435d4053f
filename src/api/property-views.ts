import { report } from '../core/request-report';

/** That a property was looked at, and on which site. */
interface Seen {
  propertyId: string;
  domain: string;
  sendAsFormData: boolean;
}

/** Counts a look at a property. */
export function createPropertyView(origin: string, { propertyId, domain, sendAsFormData }: Seen): Promise<void> {
  return report({
    address: `${origin}/property_views`,
    fields: { property_id: idOf(propertyId), domain },
    asForm: sendAsFormData,
  });
}

/** Counts a property as seen at the service that publishes such figures. */
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

/** Most ids are numbers, and then travel as numbers. */
const idOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);
