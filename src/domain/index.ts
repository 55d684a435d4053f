/**
 * The rules of an estate agent's website, without the DOM: stamp duty, mortgage payments, property labels, addresses of
 * searches, and form validation. Pure functions and types that run in browsers and on servers, so that an agency's own
 * server can apply the same rules as its pages.
 *
 * Money is in pounds and rates are in percent, unless a name says otherwise. Nothing here throws for what a visitor
 * typed or a server sent: readers return `undefined`, and calculations return 0 or `undefined`.
 *
 * @example Stamp duty on a second home in Scotland
 * import { stampDuty } from 'agency-elements/domain';
 *
 * const { tax, surcharges } = stampDuty({ price: 300_000, region: 'scotland', additionalProperty: true });
 *
 * @packageDocumentation
 */

export { changeBuyer, stampDuty } from './stamp-duty';
export type { Buyer, Purchase, StampDuty, StampDutySlice, StampDutySurcharge } from './stamp-duty';
export { readStampDutyBands, regions, stampDutyBands } from './stamp-duty-bands';
export type { Region, StampDutyBand, StampDutyBands } from './stamp-duty-bands';
export { propertyRegion } from './property-region';

export { interestRange } from './interest-range';
export { monthlyPayment, offersMortgage, usualYears, yearsRange } from './mortgage';
export type { MonthlyPayment, Mortgage, MortgageErrors } from './mortgage';
export { usualDeposit } from './usual-deposit';
export { mortgageSchedule } from './mortgage-schedule';
export type { MortgageSchedule, MortgageYear } from './mortgage-schedule';

export { readProperties, readProperty, writeProperty } from './property';
export type { Photo, Property } from './property';
export type { Channel } from './property-channel';
export { propertyStatus } from './property-status';
export type { PropertyLabel, PropertyStatus } from './property-status';
export { isStudentLet, weeklyPricePerPerson } from './weekly-price';
export { formatPounds, formatPoundsAndPence, formatPrice, parsePounds } from './money';
export { pictureAt, pictureSet, pictureUrl } from './pictures';

export {
  blankSearch,
  toggleTag,
  withFilters,
  withoutTag,
  withoutTags,
  withPlace,
  withPolygon,
  withQuery,
  withTag,
} from './search';
export type { Place, Search } from './search';
export { withChannel } from './search-channel';
export { readPlace, readSearch } from './read-search';
export {
  formatSearchAddress,
  formatSearchPath,
  formatSearchQuery,
  isSearchAddress,
  parseSearchPath,
  parseSearchQuery,
  startSearch,
} from './search-address';
export type { SearchContext } from './search-address';
export { isSameSearch, readSearchHistory, recordClick, recordSearch, searchToGoBackTo } from './search-history';
export type { SearchHistory } from './search-history';
export { describeFound, describeSearch } from './describe-search';
export { filtersOf, withoutFilters } from './search-filters';
export type { SearchFilter } from './search-filters';
export { sortOptions } from './sort-options';
export type { SortOption } from './sort-options';
export { decodePolygon, encodePolygon, polygonFault, simplifyPolygon } from './polygon';
export type { Point, PolygonFault, Ring } from './polygon';

export { branchContact, departmentContact, propertyContact } from './contact';
export type { Contact } from './contact';
export { readContactBranch, readContactDepartment } from './contact-branch';
export type { ContactBranch, ContactDepartment } from './contact-branch';
export { readStaffMember } from './staff-member';
export type { StaffMember } from './staff-member';

export {
  contactForm,
  forgottenPasswordForm,
  newPasswordForm,
  profileForm,
  registrationForm,
  signInForm,
  valuationForm,
  viewingForm,
} from './forms';
export { validate } from './validation';
export type { Field, FieldErrors, FieldValue, RuleName, ValidationSettings } from './validation';
export { isStrongPassword, newPasswordMessage, newPasswordPattern, passwordRules } from './password-rules';
export type { PasswordRule } from './password-rules';
export { safeUrl, sameOriginUrl } from './safe-url';
