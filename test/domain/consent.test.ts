import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { daysLeft, isInForce, readConsent, readConsentStatus, type Consent } from '../../src/domain/consent';
import { consentSettings } from '../../src/domain/consent-settings';

const given: Consent = {
  status: 'allow',
  maps: true,
  isAssumed: true,
  isUntold: true,
  version: '2',
  at: '2026-03-01T12:00:00.000Z',
};

describe('what a visitor answered about cookies', () => {
  it('CKY-01 is kept whole, and read as it was kept', () => assert.deepEqual(readConsent(given), given));

  it('CKY-01 CKY-07 is no consent to anything that it does not name', () => {
    const { at } = given;
    const nothing = { status: undefined, maps: false, isAssumed: false, isUntold: false, version: '', at };
    assert.deepEqual(readConsent({ at }), nothing);
    assert.deepEqual(readConsent({ at, status: 'yes', maps: 'yes', isAssumed: {}, isUntold: 2 }), nothing);
    for (const wrong of [undefined, null, 'allow', [given], { ...given, at: undefined }, { ...given, at: 'now' }])
      assert.equal(readConsent(wrong), undefined, JSON.stringify(wrong));
  });

  it('CKY-07 is one of two words in the cookie', () => {
    assert.deepEqual(['allow', 'deny', 'dismiss', '', null].map(readConsentStatus), [
      'allow',
      'deny',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('CKY-01 holds for a year, and for what was asked', () => {
    const holds = (now: string, asked = '2') => isInForce(given, asked, new Date(now));
    assert.ok(holds('2026-03-01T12:00:00Z'));
    assert.ok(holds('2027-03-01T11:59:59Z'));
    assert.ok(!holds('2027-03-01T12:00:00Z'), 'after 365 days');
    assert.ok(holds('2026-02-28T12:00:01Z'), 'on a clock that is slow by less than a day');
    assert.ok(!holds('2026-02-28T12:00:00Z'), 'from the future');
    assert.ok(!holds('2026-03-01T12:00:00Z', '3'));
    assert.equal(daysLeft(given, new Date('2026-03-31T12:00:00Z')), 335);
  });

  it('CKY-02 is asked for on a full screen where the page names it, and in a banner otherwise', () => {
    const themeOf = (theme: unknown) =>
      consentSettings.read({ cookieConsentConfig: { theme } }, () => undefined).banner.theme;
    for (const full of ['full-screen', 'FullScreen', 'full']) assert.equal(themeOf(full), 'full-screen', full);
    for (const other of ['banner', 'dark', '', undefined, { full: 1 }]) assert.equal(themeOf(other), 'banner');
  });
});
