import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

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
