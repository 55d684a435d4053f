import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { safeUrl, sameOriginUrl } from '../../src/domain/safe-url';

const page = 'https://agency.example/properties/7?x=1';

describe('addresses', () => {
  it('T03 may be http, https, mailto, tel or relative', () => {
    for (const url of [
      'https://a.example/',
      'HTTP://a.example',
      'mailto:ann@example.com',
      'tel:+441225',
      '/staff/ann',
      'staff?x=a:b',
      '#/user',
      '//cdn.example/a.js',
      '?page=2',
    ]) {
      assert.equal(safeUrl(url), url, url);
    }
    assert.equal(safeUrl('  /staff '), '/staff');
  });

  it('T03 may not run anything, however the scheme is disguised', () => {
    const disguised = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:x',
      '\u0000javascript:x',
      '\u0001javascript:x',
      'java\u200bscript:x',
      '\u202ejavascript:x',
      '\ufeffjavascript:x',
      'java\u00adscript:x',
      'data:text/html,<b>',
      'vbscript:x',
      'blob:https://a.example/1',
      'file:///etc/passwd',
      'view-source:x',
      'x-y:z',
      'feed:javascript:x',
    ];
    for (const url of disguised) assert.equal(safeUrl(url), '#', JSON.stringify(url));
    for (const none of ['', '   ', undefined, null, 7, {}, ['javascript:x']]) assert.equal(safeUrl(none), '#');
  });

  it("T03 that pass are never read as a script by the browser's own rules", () => {
    const pieces = fc.array(
      fc.constantFrom('java', 'script', ':', '\t', '\n', ' ', '\u0000', 'J', 'data', 'vb', '/', '\\', 'x', '&#58;'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const url = safeUrl(parts.join(''));
        const { protocol } = URL.canParse(url, page) ? new URL(url, page) : { protocol: 'https:' };
        assert.ok(['http:', 'https:', 'mailto:', 'tel:'].includes(protocol), protocol);
      }),
      { numRuns: 5000 },
    );
  });

  it("T07 of the page's own origin are given in full", () => {
    assert.equal(sameOriginUrl('/user', page), 'https://agency.example/user');
    assert.equal(sameOriginUrl('https://agency.example/a?b#c', page), 'https://agency.example/a?b#c');
    assert.equal(sameOriginUrl(' /user ', page), 'https://agency.example/user');
    assert.equal(sameOriginUrl('8', page), 'https://agency.example/properties/8');
    assert.equal(sameOriginUrl('#/user', page), 'https://agency.example/properties/7?x=1#/user');
  });

  it('T07 of any other origin, or that could be taken for one, are refused', () => {
    const elsewhere = [
      'https://evil.example',
      '//evil.example',
      '///evil.example',
      '////evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      'https:evil.example',
      'HTTPS:evil.example',
      'https:/evil.example',
      'http://agency.example',
      'https://agency.example:8443/',
      'https://agency.example@evil.example',
      'https://ann@agency.example/',
      'https://agency.example.evil.example',
      'https://xn--agncy-pva.example',
      '\t//evil.example',
      ' //evil.example',
      '/\t/evil.example',
      'https://agency.example//evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:ann@agency.example',
      'tel:1',
      'https://agency.example\\@evil.example',
      'http:',
      'https://[',
      '',
    ];
    for (const url of elsewhere) assert.equal(sameOriginUrl(url, page), undefined, JSON.stringify(url));
    assert.equal(sameOriginUrl(undefined, page), undefined);
    assert.equal(sameOriginUrl('/x', 'about:blank'), undefined);
  });

  it('T07 never lead off the origin, whatever the text', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', ':', '@', 'https', 'evil.example', 'agency.example', '\t', ' ', '.', '?', '#', '%2f'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const url = sameOriginUrl(parts.join(''), page);
        assert.ok(url === undefined || new URL(url, page).origin === 'https://agency.example', url);
      }),
      { numRuns: 5000 },
    );
  });
});
