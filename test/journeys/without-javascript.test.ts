import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { encodePolygon, polygonToAddress } from '../../src/domain/polygon';
import { runAgency, visit } from './visit';

describe('a visit without JavaScript', () => {
  const agency = runAgency();

  it('F09 is of use without JavaScript: search, cards, property page and pager are plain links and forms', async () => {
    const { page } = await visit(await agency.newContext({ javaScriptEnabled: false }), agency.url);
    await page.getByRole('searchbox').fill('Bath');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /homes for sale in Bath/ }).waitFor();
    await page.locator('.site-result a').first().click();
    await page.getByRole('heading', { level: 2, name: /About this/ }).waitFor();
    assert.match(page.url(), /\/properties\/\d+\/sales$/);
  });

  it('F09 SRC-03 keeps the filters for which the plain form has no field, and no price from buying for renting', async () => {
    const { page } = await visit(
      await agency.newContext({ javaScriptEnabled: false }),
      `${agency.url}/search?channel=sales&fragment=tag-garden/from-325000`,
    );
    const fragment = () => new URL(page.url()).searchParams.get('fragment');
    assert.equal(await page.getByLabel('Price from').inputValue(), '325000', 'also a price between the usual ones');
    await page.getByLabel('Bedrooms').selectOption('2');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/from-2-bed/);
    assert.deepEqual(fragment()?.split('/').sort(), ['from-2-bed', 'from-325000', 'tag-garden']);
    await page.getByRole('radio', { name: 'Rent' }).check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/lettings/);
    assert.deepEqual(fragment()?.split('/').sort(), ['from-2-bed', 'tag-garden']);
  });

  it('F09 SRC-03 keeps the place, the drawn area and the branch of a search that is narrowed', async () => {
    const context = await agency.newContext({ javaScriptEnabled: false });
    const { page } = await visit(context, `${agency.url}/search?channel=sales&q=Bath`);
    const search = async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      return new URL(page.url()).searchParams;
    };
    const narrow = async (query: string) => {
      await page.goto(`${agency.url}/search?${query}`);
      await page.getByLabel('Bedrooms').selectOption('2');
      return search();
    };
    const places = (await (await page.request.get(`${agency.url}/places?term=Bath`)).json()) as [string, string][];
    const bath = places[0]![1];
    const inBath = await narrow(`channel=sales&place_id=${bath}`);
    assert.deepEqual(Object.fromEntries(inBath), { channel: 'sales', place_id: bath, fragment: 'from-2-bed' });
    assert.match(await page.getByRole('searchbox').inputValue(), /^Bath\b/);
    await page.getByRole('searchbox').fill('Wells');
    assert.deepEqual(Object.fromEntries(await search()), {
      channel: 'sales',
      q: 'Wells',
      is_query_search: 'true',
      fragment: 'from-2-bed',
    });

    assert.equal((await narrow('channel=sales&place_id=nowhere')).get('place_id'), 'nowhere', 'no known place');

    const corners = [
      [51.3, -2.5],
      [51.3, -2.2],
      [51.5, -2.3],
    ] as const;
    const area = `poly-${polygonToAddress(encodePolygon(corners))}`;
    const there = await narrow(`channel=sales&branch_id=1&fragment=${encodeURIComponent(area)}`);
    assert.equal(there.get('branch_id'), '1');
    assert.deepEqual(there.get('fragment')!.split('/').sort(), ['from-2-bed', area]);
  });

  it('F09 SRC-03 sea-01 drops what the other channel cannot meet', async () => {
    const { page } = await visit(
      await agency.newContext({ javaScriptEnabled: false }),
      `${agency.url}/search?channel=lettings&fragment=from-2-bed/status-let-agreed/short-lets/pets`,
    );
    await page.getByRole('radio', { name: 'Buy' }).check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    assert.equal(new URL(page.url()).searchParams.get('fragment'), 'from-2-bed');
  });

  it('leads somewhere by every link without JavaScript', async () => {
    const context = await agency.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    // Without waiting for pictures, of which the lists have many.
    const open = (path: string) => page.goto(agency.url + path, { waitUntil: 'domcontentloaded' });
    const paths = ['/', '/branches/bath', '/privacy-policy', '/book-a-valuation', '/saved', '/calculators'];
    for (const channel of ['sales', 'lettings']) {
      await open(`/properties/${channel}`);
      paths.push((await page.locator('.site-result a').first().getAttribute('href'))!);
    }
    await open('/staff');
    paths.push((await page.locator('a[href^="/staff/"]').first().getAttribute('href'))!);
    for (const path of paths) {
      await open(path);
      const links = await page.locator('a[href^="#"]:visible').all();
      assert.ok(links.length > 0, path);
      for (const link of links) {
        const hash = (await link.getAttribute('href'))!;
        const place = page.locator(`[id="${hash.slice(1)}"]`);
        assert.equal(await place.count(), 1, `${hash} on ${path}`);
      }
    }
  });

  for (const channel of ['sales', 'lettings']) {
    it(`PRP-11 gives the prices of ${channel} in the words of the cards without JavaScript too`, async () => {
      const prices = async (javaScriptEnabled: boolean) => {
        const context = await agency.newContext({ javaScriptEnabled });
        const { page } = await visit(context, `${agency.url}/search?channel=${channel}&q=Bath`);
        const drawn = page.locator(`${javaScriptEnabled ? 'agency-property-card' : '.site-result'} .agency-card-price`);
        await drawn.nth(2).waitFor();
        const texts = await drawn.allTextContents();
        await context.close();
        // 'pcm' is followed by its meaning, for screen readers.
        return texts.map((text) =>
          text
            .replace(/\s+/g, ' ')
            .replace(/(pcm|pppw).*/, '$1')
            .trim(),
        );
      };
      const plain = await prices(false);
      const drawn = await prices(true);
      if (channel === 'lettings') assert.ok(drawn.some((price) => price.includes('pppw')));
      // Only the cards near the screen are drawn.
      assert.deepEqual(plain.slice(0, drawn.length), drawn);
    });
  }
});
