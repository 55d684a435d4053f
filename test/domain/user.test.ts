import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { snakeCased } from '../../src/domain/reading';
import { blankUser, changedFields, isSignedIn, localUserOf, readUser } from '../../src/domain/user';

const answer = {
  user: {
    user_id: 42,
    address_2: 'Flat 3',
    address_html: '<b>Mill Road</b>',
    agency: { hfpe_enabled: true, name: 'Hartwell Vane', email: 'hello@hartwell.example' },
    county: 'Somerset',
    custom_marketing_preferences: { newsletter: true },
    email: 'ann@example.com',
    first_name: 'Ann',
    last_name: 'Hall',
    house_name: 'The Mill',
    house_number: 7,
    is_opted_in_to_marketing: 'true',
    locality: 'Widcombe',
    portal_leads: [{ id: 1 }],
    postcode: 'BA1 1AA',
    reapit_tracker_jwt: 'x.y.z',
    saved_properties: [{ property_id: 7 }, null],
    saved_searches: [{ search_id: 1 }],
    street_address: 'Mill Road',
    tel_home: '01225 960001',
    tel_mobile: '',
    title: 'Ms',
    town: 'Bath',
    agency_website_vip: 1,
    marketing_preferences: { opt_in_terms: 'on' },
  },
};

describe('the user', () => {
  it('ACC-74 is signed in when there is a user id, and not when it is null or absent', () => {
    assert.equal(isSignedIn(readUser(answer)), true);
    for (const signedOut of [{}, { user: { user_id: null } }, { user: null }, null, 'x', { user: { user_id: '' } }]) {
      assert.equal(isSignedIn(readUser(signedOut)), false);
      assert.deepEqual(readUser(signedOut), blankUser);
    }
    const { isOptedInToMarketing, agencyWebsiteVip, agency } = blankUser;
    assert.deepEqual([isOptedInToMarketing, agencyWebsiteVip, agency.hfpeEnabled], [false, false, false]);
  });

  it('ACC-75 keeps every field of the server, in either spelling', () => {
    const user = readUser(answer);
    const { savedProperties, ...fields } = user;
    assert.deepEqual(fields, {
      userId: '42',
      address2: 'Flat 3',
      addressHtml: '<b>Mill Road</b>',
      agency: { hfpeEnabled: true, name: 'Hartwell Vane', email: 'hello@hartwell.example' },
      county: 'Somerset',
      customMarketingPreferences: { newsletter: true },
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Hall',
      houseName: 'The Mill',
      houseNumber: '7',
      isOptedInToMarketing: true,
      locality: 'Widcombe',
      portalLeads: [{ id: 1 }],
      postcode: 'BA1 1AA',
      reapitTrackerJwt: 'x.y.z',
      savedSearches: [{ search_id: 1 }],
      streetAddress: 'Mill Road',
      telHome: '01225 960001',
      telMobile: '',
      title: 'Ms',
      town: 'Bath',
      agencyWebsiteVip: true,
      marketingPreferences: { opt_in_terms: 'on' },
    });
    assert.deepEqual(
      savedProperties.map(({ propertyId }) => propertyId),
      ['7'],
    );
    assert.deepEqual(readUser(user), user, 'read again in our own spelling');
  });

  it('ACC-76 the editable copy has the fields of forms, empty passwords, and is apart from the user', () => {
    const user = readUser(answer);
    const local = localUserOf(user, '9');
    assert.deepEqual(
      [local.password, local.passwordConfirmation, local.body, local.marketingPreferenceId],
      ['', '', '', '9'],
    );
    assert.deepEqual({ ...local, firstName: 'Anna' }.firstName, 'Anna');
    assert.equal(user.firstName, 'Ann');
    assert.deepEqual(localUserOf(blankUser), {
      ...blankUser,
      password: '',
      passwordConfirmation: '',
      marketingPreferenceId: '',
      body: '',
    });
  });

  it('ACC-42 only the fields that were changed count, without spaces around them', () => {
    const user = readUser(answer);
    assert.deepEqual(changedFields(user, localUserOf(user)), {});
    const edited = {
      ...localUserOf(user),
      firstName: ' Anna ',
      town: 'Wells',
      email: ' ann@example.com',
      password: 'secret',
    };
    assert.deepEqual(changedFields(user, edited), { firstName: 'Anna', town: 'Wells' });
  });

  it('ACC-42 fields go out under the names the server knows', () => {
    assert.deepEqual(
      snakeCased({ firstName: 'Ann', address2: 'Flat 3', telHome: '1', reapitTrackerJwt: 'x', town: 'Bath' }),
      {
        first_name: 'Ann',
        address_2: 'Flat 3',
        tel_home: '1',
        reapit_tracker_jwt: 'x',
        town: 'Bath',
      },
    );
  });

  it('T05 reads data of any shape without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        readUser(value);
        readUser({ user: { user_id: value, agency: value, saved_properties: value, first_name: value } });
      }),
    );
  });
});
