import { eq } from 'drizzle-orm';

import { snakeCase } from '../../src/domain/reading';
import { profileFields } from '../../src/domain/user';
import type { Services } from './environment';
import { savedPropertyReferences } from './saved-properties';
import { savedSearchList } from './saved-searches';
import { marketingPreferences, type MarketingPreference, type User } from './schema';

/** The current user in the platform's format; when not signed in, the id is null and the rest is blank. */
export async function userJson(services: Services, user: User | undefined) {
  const { agency } = services;
  const [preference] = user
    ? await services.database.select().from(marketingPreferences).where(eq(marketingPreferences.userId, user.id))
    : [];
  return {
    user_id: user?.id ?? null,
    ...Object.fromEntries(profileFields.map((field) => [snakeCase(field), user?.[field] ?? ''])),
    address_html: user ? addressHtml(user) : '',
    ...marketingJson(preference),
    saved_properties: user ? await savedPropertyReferences(services, user) : [],
    saved_searches: user ? await savedSearchList(services, user) : [],
    portal_leads: [],
    reapit_tracker_jwt: null,
    agency_website_vip: false,
    agency: { hfpe_enabled: false, name: agency.name, email: agency.email },
  };
}

function marketingJson(preference: MarketingPreference | undefined) {
  return {
    is_opted_in_to_marketing: preference?.isOptedIn ?? false,
    marketing_preference_id: preference?.id ?? null,
    custom_marketing_preferences: null,
    marketing_preferences: preference
      ? { opt_in_marketing_at: preference.chosenAt.toISOString(), opt_in_marketing_url: preference.url }
      : {},
  };
}

function addressHtml(user: User): string {
  const house = [user.houseName, user.houseNumber, user.streetAddress].filter(Boolean).join(' ');
  const lines = [house, user.address2, user.locality, user.town, user.county, user.postcode];
  return lines.filter(Boolean).map(escaped).join('<br>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
