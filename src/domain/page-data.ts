import { agencyName } from './agency-name';
import { consentSettings } from './consent-settings';
import { flashMessages } from './flash';
import { mapSettings } from './map-settings';
import type { PageSubject } from './page-subject';
import { pageValues, type PageValues } from './page-values';
import { pageProperty } from './property-page';
import { preferences, settings } from './settings';

const parts = {
  agencyName,
  property: pageProperty,
  settings,
  preferences,
  map: mapSettings,
  consent: consentSettings,
  flashMessages,
};

type Parts = { readonly [Name in keyof typeof parts]: ReturnType<(typeof parts)[Name]['read']> };

/** Many subjects of page data at once, for elements that load the visitor's account code anyway. */
export const pageData: PageSubject<PageValues & Parts> = {
  names: [pageValues, ...Object.values(parts)].flatMap(({ names }) => names),
  read: (raw, report) => ({
    ...pageValues.read(raw, report),
    ...(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.read(raw, report)])) as Parts),
  }),
};
