import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { runAgency, violations, visit } from './visit';

describe('the pages of the site', () => {
  const agency = runAgency();
  const read = async (path: string) => (await fetch(agency.url + path)).text();
  const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec(await read(path))?.[1] ?? '';

  it('leads to the same page with a slash at the end of the address', async () => {
    for (const path of ['/branches', '/articles']) {
      const answer = await fetch(`${agency.url}${path}/`);
      assert.deepEqual([answer.status, new URL(answer.url).pathname], [200, path]);
    }
    assert.equal((await fetch(`${agency.url}/nothing/`)).status, 404);
    const { headers } = await fetch(`${agency.url}//evil.example/?a=1`, { redirect: 'manual' });
    assert.equal(headers.get('location'), '/evil.example?a=1', 'leads to no other host');
  });

  it('has a title of its own on every page of a list', async () => {
    const advice = ['/articles', '/articles?page=2', '/articles/topic-buying'];
    const lists = [...advice, '/staff', '/staff?page=2', '/properties/sales', '/properties/sales/page-2'];
    const titles = await Promise.all(lists.map(titleOf));
    assert.equal(new Set(titles).size, titles.length, titles.join());
  });

  it('tells search engines one address of a list of homes', async () => {
    for (const path of ['/properties/sales/page-2', '/search?channel=sales&fragment=page-2', '/bath/sales/page-2']) {
      const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(await read(path)) ?? [];
      const q = path.startsWith('/bath') ? '&amp;q=bath' : '';
      assert.equal(address, `/search?channel=sales${q}&amp;is_query_search=true&amp;fragment=page-2`);
    }
  });

  it('fetches the first picture of a page before all others, and no other as early', async () => {
    for (const path of ['/', '/properties/1003/sales', '/branches/bath', '/staff']) {
      const page = await (await fetch(agency.url + path)).text();
      assert.equal(page.match(/<img[^>]*fetchpriority="high"/g)?.length, 1, path);
    }
  });

  it('sends the style sheet and the logo again only when they have changed', async () => {
    for (const path of ['/site/site.css', '/site/logo.svg']) {
      const tag = (await fetch(agency.url + path)).headers.get('etag') ?? '';
      const again = await fetch(agency.url + path, { headers: { 'If-None-Match': tag } });
      assert.equal(again.status, 304, path);
    }
  });

  for (const path of [
    '/',
    '/search?channel=sales&q=Bath',
    '/properties/1003/sales',
    '/saved',
    '/branches',
    '/staff',
    '/articles',
    '/calculators',
    '/gallery',
  ]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${path} has no accessibility violation in ${colorScheme} mode, wide and narrow`, async () => {
        for (const width of [320, 1440]) {
          const context = await agency.newContext({ colorScheme, viewport: { width, height: 900 } });
          const { page } = await visit(context, agency.url + path);
          await page.waitForLoadState('networkidle');
          assert.deepEqual(await violations(page), []);
          assert.equal(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            true,
            'scrolls sideways',
          );
          await context.close();
        }
      });
    }
  }
});
