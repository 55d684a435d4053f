import { flashPart } from './flash';
import { costWords } from './cost-words';
import { galleryWords } from './gallery-words';
import { formHeading } from './form-heading';
import { accountWords, leadHeadings, tenantWords, valuationWords } from './prescribed-words';

/** What the page's hash requests. */
interface HashRoute {
  /** Always begins with a slash; '/' for no panel. */
  readonly path: string;
  /** Key of a message to show once. */
  readonly flash?: string;
}

/** The panel or modal that a path opens. */
interface RouteMatch extends Omit<Route, 'pattern'> {
  /** The named segments of the path. */
  readonly params: Readonly<Record<string, string>>;
}

/** What the heading of a dialog may mention. */
interface PageNames {
  readonly agencyName: string;
  /** Of the page's property, or words to use instead. */
  readonly address: string;
  readonly settings: { readonly sentenceCaseHeadings: boolean };
}

/** A path pattern and the tag it opens; ':name' matches one segment of the path, a final '*' any number. */
export interface Route {
  readonly pattern: string;
  readonly tag: string;
  /** The heading of its dialog. */
  readonly heading?: string | ((names: PageNames) => string);
  /** How its dialog is laid out; a centred dialog by default. */
  readonly look?: 'dialog' | 'wide' | 'panel' | 'stage';
  /** A page that already contains the tag shows the route there. */
  readonly inPlace?: boolean;
  /** Attributes of the tag besides the segments of the path. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const inDialog = { 'in-dialog': '' };

/** The route of one source's full-screen pictures; the pattern selects them. */
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
    heading: leadHeadings.newHomes,
    inPlace: true,
    attributes: inDialog,
  },
  { pattern: '/tenant-info', tag: 'agency-tenant-info', heading: tenantWords.heading, attributes: inDialog },
  {
    pattern: '/contact-office',
    tag: 'agency-contact',
    heading: leadHeadings.office,
    attributes: inDialog,
  },
  {
    pattern: '/contact-staff-member/:staffMemberId',
    tag: 'agency-contact',
    heading: leadHeadings.anybody,
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

/** Path of the platform's older valuation calendar. The same path with hyphens is ours. */
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

/** Reads the hash of an address, with or without its '#' and slash, in older spellings too. */
export function readHash(address: string): HashRoute {
  const hash = address.slice(0, longestHash);
  const flash = flashPart.exec(hash);
  const path = `/${hash
    .slice(0, flash?.index)
    .replace(/^#?\/*/, '')
    .replace(/\?.*$/s, '')
    .replace(/[/&,]+$/, '')}`;
  return { path: aliases.get(path) ?? path, flash: flash?.[1] };
}

/** The tag that a path opens, with its named segments; undefined when it opens none. */
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
