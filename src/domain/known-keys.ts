import { pick, readRecord, type Raw } from './reading';

/*
 * Listed rather than taken from the readers, which come with the tags that need them: to ask all of those would split
 * their files, for every visitor. A test compares both.
 */
const pageKeys = `agency agency_contact_telephone agency_logo agency_name agricultural_sales_events allow_framed
  antiques_sales_events articles authenticity_token autopan_padding branch branch_id branches branches_pagination
  company_name content_blocks cookie_consent_config create_many_options custom_account_text custom_clustering_radius
  custom_map_centre_lat custom_map_centre_lng custom_map_icon custom_map_icon_anchor custom_map_icon_shadow
  custom_map_icon_size custom_marketing_text custom_max_zoom custom_min_zoom custom_terms_text department
  disable_cookie_consent disable_default_cookie_consent enable_draw_a_map expanded_polygon exposure_event_type
  exposures_public_url histories homeval_lettings_adjustment leaflet_layer logo map_tiles name_pattern new_homes_form
  notify-duration origin page_route pagination password_pattern password_title pin_clustering place polygon_color
  polygon_fill_color primary_menu_items privacy_link privacy_url properties property property_auction_sales_events
  property_data property_views_options recaptcha_service recaptcha_site_key recaptcha_version route_base
  secondary_menu_items skipped_tour_hosts staff staff_member staff_search stamp_duty_england stamp_duty_scotland
  stamp_duty_surcharges_from stamp_duty_wales terms_link terms_statement_text terms_url theme_preferences
  theme_settings theme_settings_defaults token_path tour_hosts videos virtual_tours`.split(/\s+/);
const settingNames = `displaySstcStatusAsSold displayStudentPropertyAsPppw displayPppwWithoutBedroomDivision
  displayAcreageIconOnPropertyResults displayPricesInWholePounds mortgageCalculatorInterestRate singleStepValuationForm
  closedDays filterStaffOnSelect branchesIndexPath headerDesktopLogoDimensions headerMobileLogoDimensions
  splitNavigationMenuItemsEqually navbarLogoPosition mobileHeaderContactLink namePattern acceptWrittenTelephones
  acceptLetteredHouseNumbers sentenceCaseHeadings stampDutySurchargesFrom`.split(/\s+/);
const preferenceNames = `defaultSearchStatus googleMapsApiKey descendingPriceForSaleSearchResults
  descendingPriceForLettingSearchResults`.split(/\s+/);

/** The names that are read, by where they stand: '' for the top of the page data. */
export const knownNames = { '': pageKeys, theme_settings: settingNames, theme_preferences: preferenceNames };

type Place = keyof typeof knownNames;

/** What pages of the platform have, and nothing here needs. */
const unneeded = `custom_toastify_styles currency_rates geonames_map map_branch_id enable_polygon_radius_search
  select_marker_on_click primaryColour locationPinsMaxZoomLevel googleMapsBranchZoomLevel`
  .split(/\s+/)
  .map(spelt);
/** With more wrong letters, it is another word. */
const mostMistakes = 4;

/** A sentence on each name in the page data that nothing reads: what was meant by it, or where it belongs. */
export function unreadNames(page: Raw): readonly string[] {
  return (Object.keys(knownNames) as Place[]).flatMap((place) => {
    const given = Object.keys(place ? (readRecord(pick(page, place)) ?? {}) : page);
    return given.filter((name) => !isRead(name, place)).map((name) => `${nameAt(place, name)} ${meant(name, place)}`);
  });
}

function isRead(name: string, place: Place) {
  const word = spelt(name);
  if (!place && name.startsWith('flash-message-')) return true;
  return unneeded.includes(word) || knownNames[place].some((known) => spelt(known) === word);
}

function meant(name: string, place: Place) {
  const elsewhere = (Object.keys(knownNames) as Place[]).find((other) => other !== place && isRead(name, other));
  if (elsewhere !== undefined) return `is not read there: write it ${elsewhere ? `in ${elsewhere}` : 'at the top'}.`;
  const word = spelt(name);
  const [nearest] = knownNames[place]
    .map((known) => ({ known, mistakes: mistakesIn(word, spelt(known)) }))
    .filter(({ mistakes }) => mistakes <= Math.min(mostMistakes, word.length / 3))
    .sort((a, b) => a.mistakes - b.mistakes);
  return nearest ? `is read by nothing: is ${nameAt(place, nearest.known)} meant?` : 'is read by nothing.';
}

const nameAt = (place: Place, name: string) => `"${place && `${place}.`}${name}"`;

/** Both spellings of a name alike. */
function spelt(name: string) {
  return name.replace(/[-_]/g, '').toLowerCase();
}

/** How many letters must be added, left out or exchanged to make one word the other. */
function mistakesIn(word: string, other: string) {
  let row = [...other, ''].map((_, place) => place);
  for (const [index, letter] of [...word].entries()) {
    const next = [index + 1];
    for (const [place, same] of [...other].entries())
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === same ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
