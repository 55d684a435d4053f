import { readArticles, type ArticleList } from './article';
import { readBranch, type Branch } from './branch';
import { flashDuration } from './notice';
import { subjectOf } from './page-keys';
import { readPagePlace, type PagePlace } from './page-place';
import { amount, flag, id, link, listOf, otherwise, pattern, shape, text, type Reader } from './page-shape';
import { onePage, readPagination, type Pagination } from './pagination';
import { ringFromPairs, type Ring } from './polygon';
import { readProperties, type Property } from './property';
import { readText } from './reading';

/** Page data with a key of its own for each value. */
export interface PageValues {
  readonly authenticityToken: string;
  /** Another origin for all requests; empty for the page's own. */
  readonly origin: string;
  /** Path for a fresh authenticity token. */
  readonly tokenPath: string;
  /** Such as `properties#show`. */
  readonly pageRoute: string;
  readonly properties: readonly Property[];
  readonly pagination: Pagination;
  readonly branchesPagination: Pagination;
  readonly branches: readonly Branch[];
  readonly branch?: Branch;
  readonly branchId?: string;
  readonly place?: PagePlace;
  /** The wider area that the page draws around its place. */
  readonly expandedPolygon?: Ring;
  readonly articles: ArticleList;
  readonly propertyViewsOptions: RequestOptions;
  readonly createManyOptions: RequestOptions;
  /** URL to report exposures to; none are reported without it. */
  readonly exposuresPublicUrl?: string;
  readonly exposureEventType: string;
  /** 2 is the invisible widget, 3 scores visitors, 'cloud' is the enterprise service. */
  readonly recaptchaVersion: 2 | 3 | 'cloud';
  readonly recaptchaSiteKey: string;
  /** Base URL of the captcha service's scripts, without a trailing slash. */
  readonly recaptchaService: string;
  /** Whether passwords may be entered while another site frames the page. */
  readonly allowFramed: boolean;
  /** The page's own pattern for new passwords. */
  readonly passwordPattern?: string;
  /** The error when a new password does not match that pattern. */
  readonly passwordTitle?: string;
  /** URLs of the agency's terms and privacy policy. */
  readonly termsLink?: string;
  readonly privacyLink?: string;
  /** HTML from the agency; sanitise before showing it. */
  readonly termsStatementText: string;
  readonly customMarketingText: string;
  readonly customTermsText: string;
  readonly customAccountText: string;
  /** Factor to multiply an estimated rent by. */
  readonly homevalLettingsAdjustment: number;
  /** Milliseconds a flash message stays on screen. */
  readonly notifyDuration: number;
}

/** How to send a report whose response is not read. */
interface RequestOptions {
  /** Form-encoded by default, since a request whose response cannot be read cannot carry JSON. */
  readonly sendAsFormData: boolean;
}

const readOptions = shape({ sendAsFormData: otherwise(flag, true) });
const textKey = { read: text, missing: '' };
const maybeText = { read: text, missing: undefined };

const origin: Reader<string> = (value) =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value) ? new URL(value).origin : undefined;
const ownPath: Reader<string> = (value) => {
  const path = text(value) ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined;
};
const service: Reader<string> = (value) => {
  const address = text(value) ?? '';
  const isSafe = /^https:\/\/[^\s\\]+$/.test(address) && URL.canParse(address);
  return isSafe || ownPath(address) ? address.replace(/\/+$/, '') : undefined;
};
const captchaVersion: Reader<2 | 3 | 'cloud'> = (value) =>
  ([2, 3, 'cloud'] as const).find((version) => String(version) === readText(value));
const properties: Reader<readonly Property[]> = (value) => (Array.isArray(value) ? readProperties(value) : undefined);

/** The page data with a key of its own for each value. */
export const pageValues = subjectOf<PageValues>({
  authenticityToken: textKey,
  origin: { read: origin, missing: '' },
  tokenPath: { read: ownPath, missing: '/authenticity_token.ljson' },
  pageRoute: textKey,
  properties: { read: properties, missing: [] },
  pagination: { read: readPagination, missing: onePage },
  branchesPagination: { read: readPagination, missing: onePage },
  branches: { read: listOf(readBranch), missing: [] },
  branch: { read: readBranch, missing: undefined },
  branchId: { read: id, missing: undefined },
  place: { read: readPagePlace, missing: undefined },
  expandedPolygon: { read: ringFromPairs, missing: undefined },
  articles: { read: readArticles, missing: readArticles({})! },
  propertyViewsOptions: { read: readOptions, missing: { sendAsFormData: true } },
  createManyOptions: { read: readOptions, missing: { sendAsFormData: true } },
  exposuresPublicUrl: { read: link, missing: undefined },
  exposureEventType: { read: text, missing: 'property_view' },
  recaptchaVersion: { read: captchaVersion, missing: 3 },
  recaptchaSiteKey: textKey,
  recaptchaService: { read: service, missing: 'https://www.google.com/recaptcha' },
  allowFramed: { read: flag, missing: false },
  passwordPattern: { read: pattern, missing: undefined },
  passwordTitle: maybeText,
  termsLink: { read: link, missing: undefined, names: ['terms_link', 'terms_url'] },
  privacyLink: { read: link, missing: undefined, names: ['privacy_link', 'privacy_url'] },
  termsStatementText: textKey,
  customMarketingText: textKey,
  customTermsText: textKey,
  customAccountText: textKey,
  homevalLettingsAdjustment: { read: amount, missing: 1 },
  notifyDuration: { read: amount, missing: flashDuration, names: ['notify-duration', 'notify_duration'] },
});
