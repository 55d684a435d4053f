import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { contactPage } from '../../src/domain/contact-page';
import { agencyName } from '../../src/domain/agency-name';
import { header } from '../../src/domain/header';
import { ownBands, surchargesFrom } from '../../src/domain/own-bands';
import { pageData } from '../../src/domain/page-data';
import { propertyMedia } from '../../src/domain/property-media';
import { spellings } from '../../src/domain/page-subject';
import { englandPageData } from './stamp-duty-page-data';

const pageDataKeys = spellings([...pageData.names, ...ownBands.names]);

const read = (raw: Record<string, unknown>) => {
  const reported: string[] = [];
  const report = (key: string) => void reported.push(key);
  return { ...pageData.read(raw, report), stampDutyBands: ownBands.read(raw, report), reported };
};

const onePage = { currentPage: 1, pageCount: 1, hasNextPage: false, hasPrevPage: false, totalCount: 0 };

/** The settings of a page without page data. */
const everyDefault = {
  reported: [],
  agencyName: '',
  authenticityToken: '',
  origin: '',
  tokenPath: '/authenticity_token.ljson',
  pageRoute: '',
  property: undefined,
  properties: [],
  pagination: onePage,
  branchesPagination: onePage,
  branches: [],
  branch: undefined,
  branchId: undefined,
  place: undefined,
  expandedPolygon: undefined,
  articles: { articles: [], pagination: onePage, topics: { currentTopic: '', topicsList: [] } },
  propertyViewsOptions: { sendAsFormData: true },
  createManyOptions: { sendAsFormData: true },
  exposuresPublicUrl: undefined,
  exposureEventType: 'property_view',
  recaptchaVersion: 3,
  recaptchaSiteKey: '',
  recaptchaService: 'https://www.google.com/recaptcha',
  allowFramed: false,
  passwordPattern: undefined,
  passwordTitle: undefined,
  termsStatementText: '',
  termsLink: undefined,
  privacyLink: undefined,
  customMarketingText: '',
  customTermsText: '',
  customAccountText: '',
  homevalLettingsAdjustment: 1,
  notifyDuration: 10_000,
  settings: {
    displaySstcStatusAsSold: false,
    displayStudentPropertyAsPppw: false,
    displayPppwWithoutBedroomDivision: false,
    displayAcreageIconOnPropertyResults: false,
    displayPricesInWholePounds: false,
    mortgageCalculatorInterestRate: undefined,
    singleStepValuationForm: false,
    closedDays: [],
    filterStaffOnSelect: false,
    branchesIndexPath: '/branches',
    headerDesktopLogoDimensions: undefined,
    headerMobileLogoDimensions: undefined,
    splitNavigationMenuItemsEqually: false,
    navbarLogoPosition: 'left',
    mobileHeaderContactLink: undefined,
    namePattern: undefined,
    acceptWrittenTelephones: false,
    acceptLetteredHouseNumbers: false,
    sentenceCaseHeadings: false,
  },
  preferences: {
    defaultSearchStatus: '',
    googleMapsApiKey: '',
    descendingPriceForSaleSearchResults: false,
    descendingPriceForLettingSearchResults: false,
  },
  stampDutyBands: {},
  map: {
    pinClustering: true,
    customClusteringRadius: 10,
    customMinZoom: 6,
    customMaxZoom: 16,
    customMapIcon: undefined,
    customMapIconSize: { width: 25, height: 41 },
    customMapIconShadow: undefined,
    customMapIconAnchor: { width: 12, height: 41 },
    customMapCentreLat: undefined,
    customMapCentreLng: undefined,
    leafletLayer: 'default',
    mapTiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      darkUrl: undefined,
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
      maxZoom: 19,
      ask: true,
    },
    enableDrawAMap: true,
    polygonColor: undefined,
    polygonFillColor: undefined,
    autopanPadding: 0,
  },
  consent: {
    banner: { theme: 'banner', version: '', doNotShow: false, content: { href: undefined, message: '' } },
    isDisabled: false,
  },
  flashMessages: new Map(),
};

describe('page data', () => {
  it('RTE-08 has a name of small letters for every key, as README.md gives them, unless the platform has another', () => {
    const mixed = pageDataKeys.filter((name) => name.includes('_') && /[A-Z]/.test(name));
    assert.deepEqual(mixed, []);
    assert.equal(read({ enable_draw_a_map: false }).map.enableDrawAMap, false);
  });

  it('RTE-08 reads every key in snake_case and in camelCase', () => {
    const snake = read({
      page_route: 'properties#show',
      property_data: { property_id: 7, display_address: 'Mill Road' },
      stamp_duty_england: englandPageData,
      agency_name: 'Hartwell Vane',
      terms_statement_text: '<em>Terms</em>',
      branch_id: 3,
      authenticity_token: 'abc',
    });
    const camel = read({
      pageRoute: 'properties#show',
      propertyData: { propertyId: '7', displayAddress: 'Mill Road' },
      stampDutyEngland: englandPageData,
      agencyName: 'Hartwell Vane',
      termsStatementText: '<em>Terms</em>',
      branchId: '3',
      authenticityToken: 'abc',
    });
    assert.deepEqual(camel, snake);
    assert.equal(snake.property?.displayAddress, 'Mill Road');
    assert.equal(snake.stampDutyBands.england?.base.length, 5);
    assert.equal(snake.stampDutyBands.wales, undefined);
    assert.deepEqual([snake.agencyName, snake.branchId, snake.reported], ['Hartwell Vane', '3', []]);
    assert.equal(read({ agency: { name: 'Hartwell Vane' } }).agencyName, 'Hartwell Vane');
    assert.equal(read({ companyName: 'Hartwell Vane' }).agencyName, 'Hartwell Vane');
  });

  it('RTE-08 missing keys get their defaults in silence, also when they are null or empty', () => {
    const empty = read({});
    assert.deepEqual(empty.reported, []);
    assert.deepEqual(
      read({
        property: null,
        properties: null,
        recaptcha_version: '',
        stamp_duty_england: '',
        theme_settings: { singleStepValuationForm: '' },
      }),
      empty,
    );
    assert.deepEqual(empty, everyDefault);
  });

  it('RTE-08 reports what should be a record or a list and is neither, in each subject', () => {
    const wrong = {
      theme_settings: 'x',
      theme_settings_defaults: [],
      theme_preferences: 1,
      videos: {},
      virtual_tours: 'x',
      histories: 'x',
      content_blocks: 7,
      branch: 'Bath',
      branches: 'all',
      department: [],
      staff: 'Ada',
      staff_member: 1,
    };
    const reported = new Set<string>();
    for (const subject of [pageData, propertyMedia, contactPage]) subject.read(wrong, (key) => reported.add(key));
    assert.deepEqual([...reported].sort(), Object.keys(wrong).sort());
  });

  it('RTE-08 a malformed key is reported by the name that the page uses', () => {
    for (const name of ['primary_menu_items', 'primaryMenuItems'])
      assert.deepEqual(reportedBy({ [name]: 'x' }), [name]);
    assert.deepEqual(reportedBy({ agency_name: '', pageRoute: {} }), ['pageRoute']);

    function reportedBy(raw: object) {
      const names: string[] = [];
      for (const subject of [pageData, header]) subject.read(raw as Record<string, unknown>, (key) => names.push(key));
      return names;
    }
  });

  it('RTE-08 a malformed key is reported by its name and gets its default, the others are kept', () => {
    const { reported, ...data } = read({
      agency_name: 'Hartwell Vane',
      page_route: {},
      property: 'none',
      properties: { 0: {} },
      pagination: 7,
      place: { name: 'Bath' },
      branches: 'all',
      branch_id: '../3',
      expanded_polygon: [[1, 2]],
      articles: [],
      stamp_duty_wales: { base: [] },
      recaptcha_version: 4,
      origin: 'javascript:alert(1)',
      token_path: '//evil.example/token',
      exposures_public_url: 'javascript:alert(1)',
      notify_duration: -1,
      theme_settings: {
        mortgageCalculatorInterestRate: 11,
        displaySstcStatusAsSold: 'perhaps',
        navbarLogoPosition: 'right',
        closedDays: ['25 December'],
      },
      name_pattern: '[',
      password_pattern: '(',
      theme_preferences: { default_search_status: {} },
      polygon_color: 'red;}*{display:none',
      leaflet_layer: () => 7,
      cookie_consent_config: 'dark',
    });
    assert.deepEqual(
      new Set(reported),
      new Set([
        'page_route',
        'property',
        'properties',
        'pagination',
        'place',
        'branches',
        'branch_id',
        'expanded_polygon',
        'articles',
        'stamp_duty_wales',
        'recaptcha_version',
        'origin',
        'token_path',
        'exposures_public_url',
        'notify_duration',
        'theme_settings.mortgageCalculatorInterestRate',
        'theme_settings.displaySstcStatusAsSold',
        'theme_settings.namePattern',
        'theme_settings.closedDays',
        'password_pattern',
        'theme_preferences.default_search_status',
        'polygon_color',
        'leaflet_layer',
        'cookie_consent_config',
      ]),
    );
    assert.equal(new Set(reported).size, reported.length);
    const { reported: _, ...defaults } = read({
      agency_name: 'Hartwell Vane',
      theme_settings: { navbarLogoPosition: 'right' },
    });
    assert.deepEqual(data, defaults);
  });

  it('RTE-08 reports a name of the agency and a price from which surcharges are charged that are none', () => {
    for (const raw of [{ agency_name: { x: 1 } }, { stamp_duty_surcharges_from: 'always' }]) {
      const reported: string[] = [];
      const values = [agencyName, surchargesFrom].map((each) => each.read(raw, (key) => reported.push(key)));
      assert.deepEqual([values, reported], [['', 0], Object.keys(raw)]);
    }
    assert.equal(surchargesFrom.read({ stampDutySurchargesFrom: '40,000' }, assert.fail), 40_000);
    assert.equal(surchargesFrom.read({ stamp_duty_surcharges_from: '' }, assert.fail), 0);
    const asSetting = { theme_settings: { stampDutySurchargesFrom: '40,000' }, stamp_duty_surcharges_from: 1 };
    assert.equal(surchargesFrom.read(asSetting, assert.fail), 40_000);
    const byTheme = { theme_settings_defaults: { stampDutySurchargesFrom: { default: 40_000 } } };
    assert.equal(surchargesFrom.read(byTheme, assert.fail), 40_000);
    assert.equal(surchargesFrom.read({ ...byTheme, stamp_duty_surcharges_from: 1 }, assert.fail), 1);
  });

  it('VAL-22 takes days on which the agency is closed as a list or a text, in ISO or British spelling', () => {
    for (const closedDays of [['2026-12-25', '28/12/2026'], '2026-12-25, 28/12/2026'])
      assert.deepEqual(read({ theme_settings: { closedDays } }).settings.closedDays, ['2026-12-25', '2026-12-28']);
  });

  it("RTE-09 takes settings as yes and no, as text and as 1, the theme's own defaults first", () => {
    for (const yes of [true, 'true', '1', 1]) {
      assert.equal(read({ theme_settings: { displaySstcStatusAsSold: yes } }).settings.displaySstcStatusAsSold, true);
    }
    for (const no of [false, 'false', '0', 0, undefined]) {
      assert.equal(read({ theme_settings: { displaySstcStatusAsSold: no } }).settings.displaySstcStatusAsSold, false);
    }
    const { settings } = read({
      theme_settings_defaults: {
        singleStepValuationForm: { default: true },
        filterStaffOnSelect: { default: true },
        navbarLogoPosition: { default: 'centre' },
        x: 7,
      },
      theme_settings: { filter_staff_on_select: false, navbarLogoPosition: '', headerDesktopLogoDimensions: '120, 40' },
      name_pattern: "['’.]",
    });
    assert.deepEqual([settings.singleStepValuationForm, settings.filterStaffOnSelect], [true, false]);
    assert.equal(settings.navbarLogoPosition, 'centre');
    assert.deepEqual(settings.headerDesktopLogoDimensions, { width: 120, height: 40 });
    assert.equal(settings.namePattern, "['’.]");
  });

  it('CAL-07 takes an interest rate from 0.01 to 10, bounds included', () => {
    const rates = [0.009, 0.01, 10, 10.01].map((rate) => {
      const { settings } = read({ theme_settings: { mortgageCalculatorInterestRate: rate } });
      return settings.mortgageCalculatorInterestRate;
    });
    assert.deepEqual(rates, [undefined, 0.01, 10, undefined]);
  });

  it('RTE-10 takes the authenticity token in under either spelling', () => {
    assert.equal(read({ authenticityToken: 'a' }).authenticityToken, 'a');
    assert.equal(read({ authenticity_token: 'b' }).authenticityToken, 'b');
  });

  it('PRP-20 reads the property of a page with its branch, children and fees', () => {
    const page = {
      property: { property_id: 7, status: 'For sale' },
      property_data: {
        propertyId: 7,
        displayAddress: 'Mill Road',
        propertyChannel: 'lettings',
        branch: { branchId: 3 },
        childProperties: [{ id: 8 }, null],
        tags: ['garden'],
        associatedProfile: { staffMemberId: 12, fullName: 'Ann Hall', branchSalesNumber: '01225 1' },
        lettingsFeeText: '<p>None</p>',
      },
    };
    const { property } = read(page);
    assert.deepEqual(
      [
        property?.propertyId,
        property?.status,
        property?.displayAddress,
        property?.propertyChannel,
        property?.branchId,
        property?.lettingsFeeText,
      ],
      ['7', 'For sale', 'Mill Road', 'lettings', '3', '<p>None</p>'],
    );
    assert.deepEqual(property?.tags, ['garden']);
    const { profile } = contactPage.read(page, assert.fail).property!;
    assert.deepEqual(
      [profile?.staffMemberId, profile?.fullName, profile?.branchSalesNumber],
      ['12', 'Ann Hall', '01225 1'],
    );
    assert.equal(property?.childProperties.length, 1);
    const filled = read({
      property: { property_id: 7, displayAddress: '2 New Street', price: null, tags: '' },
      property_data: { property_id: 7, display_address: '1 Old Street', price: '£500,000', tags: ['garden'] },
    });
    assert.deepEqual(
      [filled.property?.displayAddress, filled.property?.price, filled.property?.tags],
      ['2 New Street', '£500,000', ['garden']],
      'whatever the spelling, and not what is empty',
    );
    for (const wrong of [{ property_data: { status: 'Sold' } }, { property: { status: 'Sold' } }, { property: 7 }])
      assert.deepEqual(read(wrong).reported, ['property']);
    for (const none of [{}, { property: '' }, { property: null, property_data: '' }])
      assert.deepEqual(read(none).reported, []);
  });

  it('CAP-05 T03 takes captchas and tokens from where no script of others comes', () => {
    const service = (address: unknown) => read({ recaptcha_service: address }).recaptchaService;
    assert.equal(service('https://captcha.example/v1/'), 'https://captcha.example/v1');
    assert.equal(service('/captcha'), '/captcha');
    for (const wrong of [
      'http://captcha.example',
      '//captcha.example',
      'javascript:alert(1)',
      'https://',
      'https://[',
      7,
    ])
      assert.equal(service(wrong), 'https://www.google.com/recaptcha', String(wrong));
    assert.equal(read({ token_path: '/own/token' }).tokenPath, '/own/token');
    for (const wrong of ['/\\evil.example', 'token', '/a b', {}])
      assert.equal(read({ token_path: wrong }).tokenPath, '/authenticity_token.ljson');
    assert.deepEqual(
      [2, '3', 'cloud', 4, ''].map((version) => read({ recaptcha_version: version }).recaptchaVersion),
      [2, 3, 'cloud', 3, 3],
    );
  });

  it('RTE-08 reports how many homes and films of a list are left out, such as those without a usable id', () => {
    const reported: string[] = [];
    const report = (key: string, dropped = '') => void reported.push([key, dropped].join(' '));
    const films = [{ id: 'a/b', url: 'https://youtu.be/x' }, { url: 'https://youtu.be/y' }];
    const raw = {
      properties: [{ id: 1 }, { id: 'no id' }, 7],
      property: { id: 1, virtual_tours: films },
      videos: [{ id: 2 }, ...films],
      theme_settings: { closed_days: ['2026-12-25', ''] },
    };
    pageData.read(raw, report);
    propertyMedia.read(raw, report);
    assert.deepEqual(reported.sort(), [
      'properties 2 of 3',
      'property.virtual_tours 2 of 2',
      'theme_settings.closedDays 1 of 2',
      'videos 2 of 3',
    ]);
  });

  it('reads the lists, places and services of a page', () => {
    const data = read({
      pagination: { current_page: '2', page_count: 5, has_next_page: 'true', has_prev_page: 1, total_count: 100 },
      branchesPagination: { currentPage: 1, hasNextPage: true },
      branches: [
        { branchID: 3, name: 'Bath', branchURL: '/branches/bath', departments: [{ departmentId: 1, label: 'Sales' }] },
        {},
      ],
      place: {
        place_id: 12,
        name: 'Bath',
        county_name: 'Somerset',
        lat: '51.38',
        radius: 5,
        polygon: [
          [
            [-2, 51],
            [-1, 51],
            [-1, 52],
          ],
        ],
      },
      articles: { articles: [{ id: 1 }, 7], topics: { current_topic: 'news', topics_list: ['news', {}] } },
      property_views_options: { send_as_form_data: 'false' },
      createManyOptions: {},
      recaptcha_version: 'cloud',
      origin: 'HTTPS://api.example/path',
      password_pattern: '.{12,}',
      password_title: 'At least 12 characters',
      'notify-duration': '5000',
      cookie_consent_config: { theme: 'full', content: { href: '/cookies', message: 'Hello' } },
      disable_cookie_consent: '1',
    });
    assert.deepEqual(data.reported, ['branches', 'articles.articles', 'articles.topics.topics_list']);
    assert.deepEqual(data.pagination, {
      currentPage: 2,
      pageCount: 5,
      hasNextPage: true,
      hasPrevPage: true,
      totalCount: 100,
    });
    assert.equal(data.branchesPagination.hasNextPage, true);
    assert.deepEqual(
      data.branches.map(({ branchId, branchName, branchUrl, departments }) => [
        branchId,
        branchName,
        branchUrl,
        departments[0]?.label,
      ]),
      [['3', 'Bath', '/branches/bath', 'Sales']],
    );
    assert.deepEqual([data.place?.countyName, data.place?.lat, data.place?.polygon.length], ['Somerset', 51.38, 1]);
    assert.deepEqual(data.articles.topics, { currentTopic: 'news', topicsList: ['news'] });
    assert.equal(data.articles.articles.length, 1);
    assert.equal(data.propertyViewsOptions.sendAsFormData, false);
    assert.equal(data.createManyOptions.sendAsFormData, true);
    assert.deepEqual([data.recaptchaVersion, data.origin], ['cloud', 'https://api.example']);
    assert.deepEqual(
      [data.passwordPattern, data.passwordTitle, data.notifyDuration],
      ['.{12,}', 'At least 12 characters', 5000],
    );
    const { banner, isDisabled } = data.consent;
    assert.deepEqual([banner.theme, banner.content.href, isDisabled], ['full-screen', '/cookies', true]);
  });

  it('ACC-62 ACC-64 takes no title or pattern of something else for the rule of a new password', () => {
    const data = read({ title: 'Homes for sale in Bath', pattern: 'stripes' });
    assert.deepEqual([data.passwordPattern, data.passwordTitle], [undefined, undefined]);
  });

  it('FLA-05 reads the texts of flash messages by their keys, and asks the platform for every known one', () => {
    const { flashMessages } = read({ 'flash-message-welcome-lead-sent': ' Thank you. ', 'flash-message-x': {} });
    assert.equal(flashMessages.get('welcome-lead-sent'), 'Thank you.');
    assert.equal(flashMessages.get('x'), '');
    assert.equal(flashMessages.get('constructor'), undefined);
    for (const key of [
      'flash-message-welcome-lead-sent',
      'authenticityToken',
      'stamp_duty_wales',
      'branchesPagination',
      'notify-duration',
    ]) {
      assert.ok(pageDataKeys.includes(key), key);
    }
    assert.equal(new Set(pageDataKeys).size, pageDataKeys.length);
  });

  it('T05 drops the names that reach a prototype, and never throws', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"agency_name":"x","polluted":1},"constructor":{"prototype":{"polluted":1}},"theme_settings":{"__proto__":{"displaySstcStatusAsSold":true}},"theme_preferences":{"__proto__":5}}',
    ) as Record<string, unknown>;
    const data = read(hostile);
    assert.deepEqual([data.agencyName, data.settings.displaySstcStatusAsSold], ['', false]);
    assert.equal('polluted' in {}, false);
    const keys = fc.constantFrom(...pageDataKeys);
    fc.assert(
      fc.property(
        fc.dictionary(keys, fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true })),
        (raw) => {
          read(raw);
        },
      ),
      { numRuns: 500 },
    );
  });
});
