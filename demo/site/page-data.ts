import type { Agency } from '../server/agency';
import { flashWords } from '../server/flash-words';
import { propertyCard, type CardProperty } from '../server/property-json';
import { priceSettings } from '../server/shown-price';
import { primaryMenuItems, secondaryMenuItems, telephone } from './menus';

/** The platform's page routes used by this site. */
export type PageRoute =
  | 'home'
  | 'properties#index'
  | 'properties#show'
  | 'branches#index'
  | 'branches#properties'
  | 'articles#index'
  | 'staff#index'
  | 'page';

const flashMessages = Object.fromEntries(
  Object.entries(flashWords).map(([key, words]) => [`flash-message-${key}`, words]),
);

/** This site's settings: the specification's defaults, and the better values that it documents. */
const themeSettings = ({ acceptWrittenTelephones, closedDays }: Agency) => ({
  mortgageCalculatorInterestRate: 4.5,
  displayAcreageIconOnPropertyResults: true,
  ...priceSettings,
  headerDesktopLogoDimensions: '176,32',
  headerMobileLogoDimensions: '154,28',
  closedDays,
  acceptWrittenTelephones,
  acceptLetteredHouseNumbers: true,
  sentenceCaseHeadings: true,
});

/** The site's map tiles: its own, so that no third party learns where a visitor looks. */
const maps = {
  mapTiles: {
    url: '/tiles/{z}/{x}/{y}.svg',
    darkUrl: '/tiles/dark/{z}/{x}/{y}.svg',
    attribution: 'Coastline: Natural Earth. Streets and fields are drawn for show.',
    maxZoom: 18,
  },
  custom_max_zoom: 17,
  custom_clustering_radius: 56,
};

/** The page data common to all pages. */
export const pageData = (agency: Agency, pageRoute: PageRoute, authenticityToken: string) => ({
  page_route: pageRoute,
  agency_name: agency.name,
  company_name: agency.name,
  logo: '/site/logo.svg',
  primaryMenuItems,
  secondaryMenuItems,
  agencyContactTelephone: telephone,
  authenticityToken,
  name_pattern: agency.namePattern,
  theme_settings: themeSettings(agency),
  stamp_duty_surcharges_from: 40_000,
  cookie_consent_config: { theme: 'banner', content: { href: '/privacy-policy#cookies' } },
  ...maps,
  terms_statement_text:
    'I agree to the <a href="/terms-of-use">terms of use</a> and the <a href="/privacy-policy">privacy policy</a>.',
  ...flashMessages,
});

/** Properties in the format that cards read. */
export const cardData = (agency: Agency, properties: readonly CardProperty[]) =>
  properties.map((property) => propertyCard(property, agency.name));
