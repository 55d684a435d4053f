import { flashKey } from './flash';
import { costWords, galleryWords } from './gallery-words';
import { formHeading } from './form-heading';
import { accountWords, leadHeadings, tenantWords, valuationWords } from './prescribed-words';

/** What the page's hash asks for. */
interface HashRoute {
  /** Always begins with a slash; '/' when no panel is asked for. */
  readonly path: string;
  /** Key of a message to show once. */
  readonly flash?: string;
}

/** The panel or modal that a path opens. */
interface RouteMatch extends Omit<Route, 'pattern'> {
  /** The parts of the path that its pattern names. */
  readonly params: Readonly<Record<string, string>>;
}

/** What a dialog may be named after. */
interface PageNames {
  readonly agencyName: string;
  /** Of the page's property, or words that stand for it. */
  readonly address: string;
  readonly settings: { readonly sentenceCaseHeadings: boolean };
}

/** One path and the tag it opens; ':name' stands for one part of the path, a final '*' for any number of them. */
export interface Route {
  readonly pattern: string;
  readonly tag: string;
  /** The heading of its dialog. */
  readonly heading?: (names: PageNames) => string;
  /** How its dialog lies on the page; in the middle of it unless told. */
  readonly look?: 'dialog' | 'wide' | 'panel' | 'stage';
  /** A page that has the tag written into it shows the route there. */
  readonly inPlace?: boolean;
  /** Attributes of the tag beside the parts of the path. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const inDialog = { 'in-dialog': '' };

/** The full-screen pictures of one source; the pattern names what of it is shown. */
const gallery = (pattern: string, heading: NonNullable<Route['heading']>): Route => ({
  pattern,
  tag: 'agency-property-gallery',
  heading,
  look: 'stage',
  attributes: { source: pattern.split('/')[1]!, ...inDialog },
});

/** Every panel and modal that a path opens. */
const routes: readonly Route[] = [
  {
    pattern: '/user/*',
    tag: 'agency-user-panel',
    heading: ({ agencyName }) => accountWords.heading(agencyName),
    look: 'panel',
    inPlace: true,
    attributes: { 'without-heading': '', 'data-loading': accountWords.loading },
  },
  gallery('/property-images', galleryWords.photosOf),
  gallery('/property-images/:itemId', galleryWords.photosOf),
  gallery('/floorplan', galleryWords.floorplanOf),
  gallery('/epc-chart', galleryWords.energyOf),
  gallery('/agricultural-sales-event/:itemId', galleryWords.event),
  gallery('/antiques-sales-event/:itemId', galleryWords.event),
  gallery('/property-auction-sales-event/:itemId', galleryWords.event),
  gallery('/history-images/:itemId', galleryWords.history),
  gallery('/gallery-card-slider-expand/:itemId/:contentBlockId', galleryWords.block),
  {
    pattern: '/video/:videoId',
    tag: 'agency-property-video',
    heading: galleryWords.filmsOf,
    look: 'stage',
    attributes: inDialog,
  },
  {
    pattern: '/calculator',
    tag: 'agency-calculators',
    heading: costWords.heading,
    look: 'wide',
    attributes: inDialog,
  },
  {
    pattern: '/new-homes-enquiry',
    tag: 'agency-new-homes-enquiry',
    heading: () => leadHeadings.newHomes,
    inPlace: true,
    attributes: inDialog,
  },
  { pattern: '/tenant-info', tag: 'agency-tenant-info', heading: () => tenantWords.heading, attributes: inDialog },
  {
    pattern: '/contact-office',
    tag: 'agency-contact',
    heading: () => leadHeadings.office,
    attributes: inDialog,
  },
  {
    pattern: '/contact-staff-member/:staffMemberId',
    tag: 'agency-contact',
    heading: () => leadHeadings.anybody,
    attributes: inDialog,
  },
  {
    pattern: '/book-a-viewing',
    tag: 'agency-book-viewing',
    heading: ({ settings }) => formHeading(leadHeadings.viewing, settings),
    attributes: inDialog,
  },
  {
    pattern: '/book-a-valuation/*',
    tag: 'agency-valuation',
    heading: ({ settings }) => formHeading(valuationWords.heading, settings),
    inPlace: true,
    attributes: inDialog,
  },
  {
    pattern: '/valuation',
    tag: 'agency-instant-valuation',
    heading: ({ settings }) => formHeading(valuationWords.instantHeading, settings),
    inPlace: true,
    attributes: { ...inDialog, 'data-loading': valuationWords.loadingInstant },
  },
];

/** Where the platform's older calendar of valuations opens. With hyphens it is ours. */
export const legacyValuation = '/book_a_valuation';

const aliases = new Map([
  ['/user/saved_properties', '/user/saved-properties'],
  ['/user/saved_searches', '/user/saved-searches'],
  ['/user/alerts', '/user/saved-searches'],
  ['/user/marketing_preferences', '/user/marketing-preferences'],
  ['/user/forgotten-password', '/user/forgotten_password'],
  ['/user/sign_in', '/user/sign-in'],
]);

const longestHash = 2000;
const parameter = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads the hash of an address: with or without its '#' and slash, older spellings included. */
export function readHash(address: string): HashRoute {
  const hash = address.slice(0, longestHash);
  const flash = flashKey(hash);
  const text = flash === undefined ? hash : hash.slice(0, hash.lastIndexOf('flash/'));
  const path = `/${text
    .replace(/^#?\/*/, '')
    .replace(/\?.*$/s, '')
    .replace(/\/+$/, '')}`;
  return { path: aliases.get(path) ?? path, flash };
}

/** The tag that a path opens, with its named parts; undefined when it opens none. */
export function matchRoute(path: string, table: readonly Route[] = routes): RouteMatch | undefined {
  for (const { pattern, ...route } of table) {
    const params = matchPattern(pattern, path);
    if (params) return { ...route, params };
  }
  return undefined;
}

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const open = pattern.endsWith('/*');
  const wanted = pattern.replace(/\/\*$/, '').split('/');
  const given = path.split('/', 16);
  if (given.length < wanted.length || (!open && given.length > wanted.length)) return undefined;
  const pairs = wanted.map((part, index) => [part, given[index] ?? ''] as const);
  const matches = pairs.every(([part, text]) => (part.startsWith(':') ? parameter.test(text) : part === text));
  if (!matches) return undefined;
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith(':')).map(([part, text]) => [part.slice(1), text]),
  );
}
