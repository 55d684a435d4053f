import { createExposure, createPropertyView } from '../api/property-views';
import { pageHost } from '../core/path';
import { store } from '../core/store';
import { pageAtom } from './page';

/** Reports a view of this page's property to the agency, and to the service that publishes such figures. */
export function reportPropertyView() {
  const page = store.get(pageAtom);
  if (!page.property) return;
  const { propertyId } = page.property;
  const { sendAsFormData } = page.propertyViewsOptions;
  const domain = pageHost();
  void createPropertyView(page.origin, { propertyId, domain, sendAsFormData });
  if (!page.exposuresPublicUrl) return;
  const { createManyOptions, exposureEventType: eventType } = page;
  void createExposure(page.exposuresPublicUrl, { propertyId, domain, eventType, ...createManyOptions });
}
