import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { flashMessages, flashTone } from '../../src/domain/flash';
import { matchRoute, readHash, type Route } from '../../src/domain/routes';

const table: readonly Route[] = [
  { pattern: '/video/:id', tag: 'agency-property-video' },
  { pattern: '/gallery-card-slider-expand/:id/:contentBlockId', tag: 'agency-property-gallery' },
  { pattern: '/contact-staff-member/:id', tag: 'agency-contact-staff' },
  { pattern: '/valuation', tag: 'agency-instant-valuation' },
  { pattern: '/user/*', tag: 'agency-user-panel' },
];

describe('hash routes', () => {
  it('RTE-01 are the same with and without hash and slash', () => {
    for (const hash of ['user', '#user', '/user', '#/user', '#/user/', '#//user', '#/user?utm=1']) {
      assert.equal(readHash(hash).path, '/user', hash);
    }
    for (const hash of ['', '#', '#/', '/']) assert.deepEqual(readHash(hash), { path: '/', flash: undefined });
  });

  it('ACC-01 the panel opens wherever the path begins with /user, and nowhere else', () => {
    for (const path of ['/user', '/user/sign-in', '/user/saved-properties', '/user/anything/at/all']) {
      assert.equal(matchRoute(path)?.tag, 'agency-user-panel', path);
    }
    for (const path of ['/', '/users', '/my/user', '/User', '', '/__proto__', '/constructor'])
      assert.equal(matchRoute(path), undefined, path);
  });

  it('ACC-08, ACC-09 older spellings of the panel lead to the same place', () => {
    assert.equal(readHash('#/user/saved_properties').path, '/user/saved-properties');
    assert.equal(readHash('#/user/alerts').path, '/user/saved-searches');
    assert.equal(readHash('#/user/marketing_preferences').path, '/user/marketing-preferences');
    assert.equal(readHash('#/user/forgotten_password').path, '/user/forgotten_password');
    assert.equal(readHash('#/user/forgotten-password').path, '/user/forgotten_password');
    assert.equal(readHash('#/book_a_valuation').path, '/book_a_valuation', 'another feature than /book-a-valuation');
  });

  it('VAL-02 a pattern without a star matches exactly', () => {
    assert.equal(matchRoute('/valuation', table)?.tag, 'agency-instant-valuation');
    assert.equal(matchRoute('/valuation/now', table), undefined);
    assert.equal(matchRoute('/book-a-valuation', table), undefined);
  });

  it('LED-23 names of a pattern come with the match, with and without a slash in the hash', () => {
    for (const hash of ['#contact-staff-member/12', '#/contact-staff-member/12']) {
      assert.deepEqual(matchRoute(readHash(hash).path, table), { tag: 'agency-contact-staff', params: { id: '12' } });
    }
    assert.deepEqual(matchRoute('/gallery-card-slider-expand/3/b-7', table)?.params, {
      id: '3',
      contentBlockId: 'b-7',
    });
  });

  it('T08 a part of the path that is no id matches nothing', () => {
    const ids = ['', '..', '%2e%2e', '7?x=1', '7\r\nX: 1', 'a b', 'é', 'x'.repeat(65), '7/8', '<b>'];
    for (const id of ids) assert.equal(matchRoute(`/video/${id}`, table), undefined, id);
    assert.equal(matchRoute(readHash(`#/video/${'x'.repeat(10_000)}`).path, table), undefined);
    assert.equal(matchRoute(`/video/${'x'.repeat(64)}`, table)?.tag, 'agency-property-video');
  });

  it('T05, T08 no hash throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const hash of [text, `#/${text}`, `#/user/${text}`, `#flash/${text}`])
          matchRoute(readHash(hash).path, table);
      }),
    );
  });
});

describe('flash messages in the hash', () => {
  it('FLA-04 any hash that contains flash/ names a message, and what stands before it is the path', () => {
    assert.deepEqual(readHash('#flash/welcome-lead-sent'), { path: '/', flash: 'welcome-lead-sent' });
    assert.deepEqual(readHash('#/flash/welcome-lead-sent/'), { path: '/', flash: 'welcome-lead-sent' });
    assert.deepEqual(readHash('#/user/flash/user-login-successful'), { path: '/user', flash: 'user-login-successful' });
    assert.deepEqual(readHash('user/flash/x'), { path: '/user', flash: 'x' });
    for (const after of ['?utm_source=mail', '&x=1', '/?x=1', '#end']) {
      assert.deepEqual(readHash(`#/user/flash/x${after}`), { path: '/user', flash: 'x' }, after);
    }
    for (const before of ['#/user&', '#/user?a=b&']) {
      assert.deepEqual(readHash(`${before}flash/x`), { path: '/user', flash: 'x' }, before);
    }
    for (const hash of ['#flash/', '#flashy/x', '#flash/a b', '#/no-flash', `#flash/${'x'.repeat(65)}`]) {
      assert.equal(readHash(hash).flash, undefined, hash);
    }
  });

  it('FLA-06 the sixteen error keys are errors', () => {
    const errors = [
      'send-property-invalid',
      'lead-sending-error',
      'file-upload-error',
      'location-not-found',
      'lead-sending-error-validation',
      'user-create-dupe',
      'article-not-found-error',
      'user-create-error',
      'names-not-different',
      'search-query-required',
      'recaptcha-invalid',
      'invalid-message-content',
      'password-invalid',
      'site-not-live',
      'postcode-invalid',
      'invalid-authenticity-token',
    ];
    for (const key of errors) assert.equal(flashTone(key), 'error', key);
    assert.equal(flashMessages.names.length, 21);
  });

  it('FLA-07 any other key containing "error" is an error', () => {
    for (const key of ['some-error', 'error', 'terrors']) assert.equal(flashTone(key), 'error', key);
  });

  it('FLA-08 the five success keys are successes, all others neutral', () => {
    for (const key of [
      'welcome-lead-sent-new-user',
      'welcome-lead-sent',
      'send-property-sent',
      'user-create-successful',
      'user-login-successful',
    ]) {
      assert.equal(flashTone(key), 'success', key);
    }
    for (const key of ['hello', 'constructor', '__proto__', 'toString', '']) assert.equal(flashTone(key), 'info', key);
  });

  it('T05 a key that every object inherits is an ordinary key', () => {
    assert.equal(readHash('#flash/constructor').flash, 'constructor');
    assert.equal(readHash('#flash/__proto__').flash, '__proto__');
  });
});
