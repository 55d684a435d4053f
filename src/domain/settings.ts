import { interestRange } from './interest-range';
import { readKey, readKeys, type Keys } from './page-keys';
import type { PageSubject, Report } from './page-subject';
import { dimensions, flag, link, pattern, text, type Reader } from './page-shape';
import { camelCase, pick, readNumber, readRecord, readWords, type Raw } from './reading';
import { readUkDay } from './uk-day';

/** The site's settings for prices, labels, menus and forms. */
export interface Settings {
  /** A sale subject to contract is shown as 'Sold'. */
  readonly displaySstcStatusAsSold: boolean;
  /** Student lets show the rent per person per week. */
  readonly displayStudentPropertyAsPppw: boolean;
  /** That rent is not divided by the bedrooms. */
  readonly displayPppwWithoutBedroomDivision: boolean;
  readonly displayAcreageIconOnPropertyResults: boolean;
  /** A price given as a bare figure is shown without pence. */
  readonly displayPricesInWholePounds: boolean;
  /** Yearly rate a mortgage calculator starts with, in percent. */
  readonly mortgageCalculatorInterestRate?: number;
  readonly singleStepValuationForm: boolean;
  /** Days such as '2026-12-25' on which nobody visits. */
  readonly closedDays: readonly string[];
  readonly filterStaffOnSelect: boolean;
  readonly branchesIndexPath: string;
  /** Pixels. */
  readonly headerDesktopLogoDimensions?: { readonly width: number; readonly height: number };
  /** Pixels. */
  readonly headerMobileLogoDimensions?: { readonly width: number; readonly height: number };
  readonly splitNavigationMenuItemsEqually: boolean;
  /** 'left', or any other value for the centre. */
  readonly navbarLogoPosition: string;
  readonly mobileHeaderContactLink?: string;
  /** A regular expression for one additional character of a name. */
  readonly namePattern?: string;
  /** Every form accepts telephone numbers as people write them. */
  readonly acceptWrittenTelephones: boolean;
  /** The valuation form accepts house numbers such as 12a and 12-14. */
  readonly acceptLetteredHouseNumbers: boolean;
  /** Form headings are in sentence case. */
  readonly sentenceCaseHeadings: boolean;
}

/** Preferences of the platform's theme. */
export interface Preferences {
  /** Status to search for when an address has none. */
  readonly defaultSearchStatus: string;
  readonly googleMapsApiKey: string;
  readonly descendingPriceForSaleSearchResults: boolean;
  readonly descendingPriceForLettingSearchResults: boolean;
}

const interestRate: Reader<number> = (value) => {
  const rate = readNumber(value) ?? NaN;
  return rate >= interestRange.min && rate <= interestRange.max ? rate : undefined;
};

const days: Reader<readonly string[]> = (value) => {
  const words = readWords(value);
  const read = words.flatMap((word) => readUkDay(word) ?? []);
  return read.length === words.length ? read : undefined;
};

const settingKeys: Keys<Settings> = {
  displaySstcStatusAsSold: { read: flag, missing: false },
  displayStudentPropertyAsPppw: { read: flag, missing: false },
  displayPppwWithoutBedroomDivision: { read: flag, missing: false },
  displayAcreageIconOnPropertyResults: { read: flag, missing: false },
  displayPricesInWholePounds: { read: flag, missing: false },
  mortgageCalculatorInterestRate: { read: interestRate, missing: undefined },
  singleStepValuationForm: { read: flag, missing: false },
  closedDays: { read: days, missing: [] },
  filterStaffOnSelect: { read: flag, missing: false },
  branchesIndexPath: { read: link, missing: '/branches' },
  headerDesktopLogoDimensions: { read: dimensions, missing: undefined },
  headerMobileLogoDimensions: { read: dimensions, missing: undefined },
  splitNavigationMenuItemsEqually: { read: flag, missing: false },
  navbarLogoPosition: { read: text, missing: 'left' },
  mobileHeaderContactLink: { read: link, missing: undefined },
  namePattern: { read: pattern, missing: undefined },
  acceptWrittenTelephones: { read: flag, missing: false },
  acceptLetteredHouseNumbers: { read: flag, missing: false },
  sentenceCaseHeadings: { read: flag, missing: false },
};

const preferenceKeys: Keys<Preferences> = {
  defaultSearchStatus: { read: text, missing: '' },
  googleMapsApiKey: { read: text, missing: '' },
  descendingPriceForSaleSearchResults: { read: flag, missing: false },
  descendingPriceForLettingSearchResults: { read: flag, missing: false },
};

/** The settings of a page. */
export const settings: PageSubject<Settings> = {
  names: ['theme_settings', 'theme_settings_defaults', 'name_pattern'],
  read: readSettings,
};

/** The site's settings override the theme's defaults. */
function readSettings(raw: Raw, report: Report): Settings {
  const themeDefaults = Object.entries(readKey(raw, ['theme_settings_defaults'], readRecord, report) ?? {});
  const defaults = themeDefaults.map(([name, value]) => [camelCase(name), readRecord(value)?.['default']] as const);
  const chosen = Object.entries(readKey(raw, ['theme_settings'], readRecord, report) ?? {});
  const given = {
    ...Object.fromEntries(defaults),
    namePattern: pick(raw, 'name_pattern'),
    ...Object.fromEntries(
      chosen.flatMap(([name, value]) => (value == null || value === '' ? [] : [[camelCase(name), value]])),
    ),
  };
  return readKeys(given, settingKeys, (name, dropped) => report(`theme_settings.${camelCase(name)}`, dropped));
}

/** The theme preferences of a page. */
export const preferences: PageSubject<Preferences> = {
  names: ['theme_preferences'],
  read(raw, report) {
    const given = readKey(raw, ['theme_preferences'], readRecord, report) ?? {};
    return readKeys(given, preferenceKeys, (name) => report(`theme_preferences.${name}`));
  },
};
