import { agencyName } from './agency-name';
import { consentKeys, readConsentSettings, type ConsentSettings } from './consent-settings';
import { flashKeys } from './flash';
import { mapKeys, readMapSettings, type MapSettings } from './map-settings';
import { readKeys, type Key } from './page-keys';
import type { PageSubject } from './page-subject';
import { valueKeys, type PageValues } from './page-values';
import { pageProperty, type PropertyPage } from './property-page';
import { readText, snakeCase, withoutDangerousNames, type Raw } from './reading';
import { readPreferences, settings, type Preferences, type Settings } from './settings';

/** All page data except the tax bands, which only one calculator needs. */
export interface PageData extends PageValues {
  readonly agencyName: string;
  readonly property?: PropertyPage | undefined;
  readonly settings: Settings;
  readonly preferences: Preferences;
  readonly map: MapSettings;
  readonly consent: ConsentSettings;
  /** Texts of flash messages, by key. */
  readonly flashMessages: ReadonlyMap<string, string>;
}

const flashPrefix = 'flash-message-';
const valueNames = Object.entries<Partial<Key<unknown>>>({ ...valueKeys, ...mapKeys, ...consentKeys });

/** Many subjects of page data at once, for elements that load the visitor's account code anyway. */
export const pageData: PageSubject<PageData> = {
  names: [
    ...[agencyName, pageProperty, settings].flatMap(({ names }) => names),
    'theme_preferences',
    ...valueNames.flatMap(([name, { names = [snakeCase(name)] }]) => names),
    ...flashKeys.map((key) => flashPrefix + key),
  ],
  read: readPageData,
};

function readPageData(found: Raw, report: (key: string) => void): PageData {
  const raw = withoutDangerousNames(found);
  return {
    ...readKeys(raw, valueKeys, report),
    agencyName: agencyName.read(raw, report),
    property: pageProperty.read(raw, report),
    settings: settings.read(raw, report),
    preferences: readPreferences(raw, report),
    map: readMapSettings(raw, report),
    consent: readConsentSettings(raw, report),
    flashMessages: readFlashMessages(raw),
  };
}

function readFlashMessages(raw: Raw): ReadonlyMap<string, string> {
  const given = Object.entries(raw).filter(([name]) => name.startsWith(flashPrefix));
  return new Map(given.map(([name, message]) => [name.slice(flashPrefix.length), readText(message)]));
}
