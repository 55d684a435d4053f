import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { homesForSale, runAgency } from './visit';

/** The largest layout shift score of a page while it loads. */
const budget = 0.05;
const widths = [390, 768, 1280, 1440];

/** Adds up the layout shifts, as Chromium measures them. */
const countShifts = () => {
  const page = window as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

describe('a page that loads', () => {
  const agency = runAgency({ asked: true });
  let home: string;
  let saved: string;
  before(async () => {
    const homes = await homesForSale(agency.url);
    home = homes[0]!.property_url;
    saved = JSON.stringify(homes.slice(0, 7));
  });

  for (const [name, address, drawn] of [
    ['the first page', () => '/', 'agency-search-form'],
    ['results', () => '/properties/sales', 'agency-search-results'],
    ['filtered results', () => '/search?channel=sales&fragment=from-2-bed/up-to-500000', 'agency-search-results'],
    ['the page of a home', () => home, 'agency-user-link'],
    ['the saved homes', () => '/saved', 'agency-saved-properties'],
    ['the branches', () => '/branches', 'agency-branch-search'],
    ['the advice', () => '/articles', 'agency-article-list'],
    ['the calculators', () => '/calculators', 'agency-stamp-duty'],
    ['the valuation', () => '/book-a-valuation', 'agency-valuation'],
  ] as const) {
    const shiftAt = async (width: number, { lag = 0 } = {}) => {
      const context = await agency.newContext({ viewport: { width, height: 844 }, hasTouch: width < 600 });
      await context.addInitScript((list) => localStorage.setItem('savedProperties', list), saved);
      await context.addInitScript(countShifts);
      if (lag > 0)
        await context.route('**/asset_bundles/*.*.js', (file) => setTimeout(() => void file.continue(), lag));
      const page = await context.newPage();
      await page.goto(agency.url + address(), { waitUntil: 'load' });
      await page.waitForSelector(`${drawn}:is([data-state=ready], [data-state=empty])`, { state: 'attached' });
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate<number>('shift');
      await context.close();
      return shift;
    };

    it(`P11 hardly moves: ${name}`, async () => {
      for (const width of widths) {
        const shift = await shiftAt(width);
        assert.ok(shift < budget, `${shift.toFixed(3)} at ${width} px`);
      }
    });

    it(`P11 hardly moves while its scripts take their time: ${name}`, async () => {
      const shift = await shiftAt(390, { lag: 500 });
      assert.ok(shift < budget, shift.toFixed(3));
    });
  }

  it('P11 gives the plain search form and cards of the first page about the room that the elements take', async () => {
    for (const width of [390, 1024, 1280, 1440]) {
      const context = await agency.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      const heightsOf = () =>
        page.evaluate(() =>
          ['agency-search-form', '.agency-cards'].map(
            (it) => document.querySelector(it)!.getBoundingClientRect().height,
          ),
        );
      await page.route('**/asset_bundles/*.js', (file) => file.abort());
      await page.goto(agency.url);
      const plain = await heightsOf();
      await page.unroute('**/asset_bundles/*.js');
      await page.reload();
      await page.waitForSelector('agency-property-card[data-state=ready]');
      await page.waitForTimeout(500);
      const drawn = await heightsOf();
      assert.ok(Math.abs(plain[0]! - drawn[0]!) < 5, `form ${plain[0]}, ${drawn[0]} at ${width} px`);
      assert.ok(Math.abs(plain[1]! / drawn[1]! - 1) < 0.08, `cards ${plain[1]}, ${drawn[1]} at ${width} px`);
      await context.close();
    }
  });

  it('P11 keeps room for the drawings of a home while they are on their way', async () => {
    const context = await agency.newContext({ viewport: { width: 390, height: 844 } });
    await context.route('**/media/**', () => {});
    const page = await context.newPage();
    await page.goto(agency.url + home, { waitUntil: 'domcontentloaded' });
    const energy = page.locator('a[href="#/epc-chart"] > img');
    const { width, height } = (await energy.boundingBox())!;
    assert.ok(Math.abs(width / height - 45 / 32) < 0.01, `${width} by ${height}`);
    await context.close();
  });
});
