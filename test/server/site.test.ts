import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { site } from '../../demo/site/index';
import { serverForTests } from './support/start';

describe('the pages of the site', () => {
  const server = serverForTests({ site });
  const read = async (path: string) => (await server.visit().get(path)).text;

  it('tell search engines to leave out a search for free words that finds nothing: anybody can link to one', async () => {
    const isUnlisted = async (path: string) => (await read(path)).includes('<meta name="robots" content="noindex" />');
    for (const path of ['/search?channel=sales&q=cheap-pills', '/cheap-pills/sales'])
      assert.equal(await isUnlisted(path), true, path);
    for (const path of ['/search?channel=sales&q=Bath', '/bath/sales', '/properties/sales/from-9-bed', '/'])
      assert.equal(await isUnlisted(path), false, path);
  });

  it('may all be read by search engines', async () => {
    const { text, headers } = await server.visit().get('/robots.txt');
    assert.equal(text, 'User-agent: *\nDisallow:\n');
    assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8');
  });

  it('T25 say what is kept of visitors, for how long, and how to have it removed', async () => {
    const words = await read('/privacy-policy');
    for (const kept of ['title', 'telephone numbers', 'postal address', 'not to contact you', 'choice about news'])
      assert.ok(words.includes(kept), kept);
    assert.match(words, /account is kept until you want it removed: write to us at hello@hartwellvane\.example/);
    assert.match(words, /kept for a year/);
  });
});
