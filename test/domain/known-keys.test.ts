import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { contactPage } from '../../src/domain/contact-page';
import { flashMessages } from '../../src/domain/flash';
import { header } from '../../src/domain/header';
import { knownNames, unreadNames } from '../../src/domain/known-keys';
import { newHomesForm } from '../../src/domain/new-homes-form';
import { ownBands, surchargesFrom } from '../../src/domain/own-bands';
import { pageData } from '../../src/domain/page-data';
import { propertyMedia } from '../../src/domain/property-media';
import { tourSites } from '../../src/domain/shown-films';
import { staffSearch } from '../../src/domain/staff-search';

const subjects = [pageData, ownBands, surchargesFrom, newHomesForm, propertyMedia, staffSearch, contactPage, header];

describe('the names in the page data', () => {
  it('RTE-08 RTE-09 are known as the readers know them', () => {
    const read = [...subjects, tourSites].flatMap(({ names }) => names);
    const ofMessages = new Set(flashMessages.names);
    const keys = read.filter((name) => !ofMessages.has(name) && name !== 'notify_duration');
    assert.deepEqual([...knownNames['']].sort(), [...new Set([...keys, 'route_base'])].sort());
    const { settings, preferences } = pageData.read({}, assert.fail);
    assert.deepEqual(knownNames.theme_settings, [...Object.keys(settings), 'stampDutySurchargesFrom']);
    assert.deepEqual(knownNames.theme_preferences, Object.keys(preferences));
  });

  it('RTE-08 RTE-09 are named where nothing reads them, with what was meant or where they belong', () => {
    const page = {
      agencyName: 'Hartwell Vane',
      agency_nmae: 'Hartwell Vane',
      'flash-message-own': 'Yes',
      currency_rates: {},
      filter_staff_on_select: true,
      unheardOf: 1,
      themeSettings: { mortgage_calculator_intrest_rate: 4.5, token_path: '/token', sentence_case_headings: true },
      theme_preferences: { googleMapApiKey: 'x', primaryColour: '#fff' },
    };
    assert.deepEqual(unreadNames(page), [
      '"agency_nmae" is read by nothing: is "agency_name" meant?',
      '"filter_staff_on_select" is not read there: write it in theme_settings.',
      '"unheardOf" is read by nothing.',
      '"theme_settings.mortgage_calculator_intrest_rate" is read by nothing: is "theme_settings.mortgageCalculatorInterestRate" meant?',
      '"theme_settings.token_path" is not read there: write it at the top.',
      '"theme_preferences.googleMapApiKey" is read by nothing: is "theme_preferences.googleMapsApiKey" meant?',
    ]);
    assert.deepEqual(unreadNames({ theme_settings: 'none', theme_preferences: [1] }), []);
  });

  it('RTE-08 RTE-09 are taken for the nearest name, and for none that is spelt quite differently', () => {
    const meant = (name: string) => /is "(.*)" meant/.exec(unreadNames({ [name]: 1 })[0]!)?.[1];
    for (const wrong of ['lego', 'logos', 'xlogo', 'log']) assert.equal(meant(wrong), 'logo', wrong);
    assert.equal(meant('branchess'), 'branches');
    for (const other of ['xxxlogo', 'lgo2', 'logotype']) assert.equal(meant(other), undefined, other);
  });
});
