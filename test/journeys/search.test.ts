import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { runAgency, violations, visit } from './visit';

const cards = (page: Page) => page.locator('agency-search-results [data-property-id]');
const card = (page: Page, id: string) => page.locator(`agency-search-results [data-property-id="${id}"]`);
const idOf = async (page: Page, index: number) => (await cards(page).nth(index).getAttribute('data-property-id'))!;
const topOf = (page: Page, id: string) =>
  card(page, id).evaluate((item) => Math.round(item.getBoundingClientRect().top));
const arrived = (page: Page) => page.locator('agency-search-results[data-state="ready"]').waitFor();
const listing = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Homes, page ${number} of`) }).waitFor();

/** Waits until a home is within 40 pixels of where it was. */
async function standsAt(page: Page, id: string, top: number) {
  await card(page, id).waitFor();
  for (let turn = 0; turn < 100; turn++) {
    if (Math.abs((await topOf(page, id)) - top) <= 40) return;
    await page.waitForTimeout(50);
  }
  assert.fail(`The home stands at ${await topOf(page, id)}, not at ${top}.`);
}

describe('a search', () => {
  const agency = runAgency();

  for (const [device, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a laptop', { width: 1440, height: 900 }],
  ] as const) {
    it(`res-04, SRC-40, SRC-45 leads to a home and back to the same card at the same place, on ${device}`, async () => {
      const context = await agency.newContext({ viewport });
      const { page, complaints } = await visit(context, `${agency.url}/search?channel=sales`);
      await arrived(page);
      const id = await idOf(page, 6);
      await card(page, id).scrollIntoViewIfNeeded();
      await card(page, id).locator('.agency-card-link').waitFor();
      await page.waitForTimeout(400);
      const top = await topOf(page, id);
      await card(page, id)
        .locator('.agency-card-link')
        .click({ position: { x: 20, y: 10 } });
      await page.waitForURL(`**/properties/${id}/sales`);
      const neighbours = page.getByRole('navigation', { name: 'Homes in your search' });
      await neighbours.getByText(/^Home 7 of \d+$/).waitFor();
      assert.equal(await neighbours.getByRole('link').count(), 2);

      await page.goBack();
      await arrived(page);
      await standsAt(page, id, top);
      await page.goForward();
      await page.getByRole('link', { name: 'Back to search' }).click();
      await arrived(page);
      await standsAt(page, id, top);
      await card(page, id).getByText('Seen', { exact: true }).waitFor();
      assert.deepEqual(await violations(page), []);

      await page.reload();
      await arrived(page);
      await standsAt(page, id, top);
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }

  it('res-03 goes on to the next page, and back, forward and reload keep the page and the place', async () => {
    const { page } = await visit(await agency.newContext(), `${agency.url}/search?channel=sales`);
    await arrived(page);
    const [first, here] = [await idOf(page, 0), await idOf(page, 9)];
    await card(page, here).evaluate((item) => item.scrollIntoView());
    // In one script, and not with the pointer, which would have to scroll to the link first.
    const top = await page.evaluate((id) => {
      const { top: before } = document.querySelector(`[data-property-id="${id}"]`)!.getBoundingClientRect();
      document.querySelector<HTMLElement>('nav[aria-label="Pages of homes"] a[rel="next"]')!.click();
      return before;
    }, here);
    await listing(page, 2);
    const second = await idOf(page, 0);
    assert.notEqual(second, first);
    assert.match(page.url(), /page-2/);
    assert.equal(await page.locator('h2:focus').count(), 1);

    await page.goBack();
    await listing(page, 1);
    assert.equal(await idOf(page, 0), first);
    await standsAt(page, here, top);
    await page.goForward();
    await listing(page, 2);
    assert.equal(await idOf(page, 0), second);
    await page.reload();
    await listing(page, 2);
    assert.equal(await idOf(page, 0), second);
  });

  it('car-01 hears of a home its address and its price, with a pause where a line ends', async () => {
    const { page } = await visit(await agency.newContext(), `${agency.url}/search?channel=sales`);
    await arrived(page);
    const link = card(page, await idOf(page, 1)).locator('.agency-card-link');
    const heard = await link.ariaSnapshot();
    assert.match(heard, /link ".+, .+, £[\d,]+/);
    assert.doesNotMatch(heard, / ,/);
    await page.context().close();
  });

  it('goes by keyboard alone: a place, an order, a home, and back to it', async () => {
    const { page } = await visit(await agency.newContext(), `${agency.url}/search?channel=sales`);
    await arrived(page);
    const sort = page.locator('agency-search-sort select');
    await sort.focus();
    await page.keyboard.press('Home');
    await page.waitForURL(/least-expensive-first/);
    await arrived(page);
    assert.equal(await sort.evaluate((select) => select === document.activeElement), true);
    const id = await idOf(page, 1);
    await card(page, id).locator('.agency-card-link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/properties/${id}/sales`);
    await page.goBack();
    await arrived(page);
    await page.waitForFunction(
      (which) => document.activeElement?.closest('[data-property-id]')?.getAttribute('data-property-id') === which,
      id,
    );
  });

  it('SRC-24 comes back to the map when it was sent from the map', async () => {
    const context = await agency.newContext({ viewport: { width: 390, height: 844 } });
    const { page } = await visit(context, `${agency.url}/search?channel=sales&hashbang=map&fragment=from-2-bed`);
    assert.equal(page.url(), `${agency.url}/search?channel=sales&fragment=from-2-bed#/map`);
    await page.getByRole('dialog', { name: /^Map of \d+ homes$/ }).waitFor();
  });

  it('SRC-25 is answered at a path of any place, channel and segments', async () => {
    const { page } = await visit(await agency.newContext(), `${agency.url}/somerset/sales/from-2-bed/page-2`);
    await page.getByRole('heading', { level: 1, name: /homes for sale in Somerset/ }).waitFor();
    await arrived(page);
    const data = JSON.parse((await page.locator('#agency-data').textContent()) ?? '') as Record<string, unknown>;
    assert.equal((data['place'] as { name: string }).name, 'Somerset');
    assert.equal((data['pagination'] as { current_page: number }).current_page, 2);
    assert.equal((data['properties'] as unknown[]).length, await cards(page).count());
    await listing(page, 2);
  });

  it('SRC-25 is answered in segments below /search too, where no word names a place', async () => {
    const { page } = await visit(await agency.newContext(), `${agency.url}/search/sales/from-2-bed`);
    const heading = page.getByRole('heading', { level: 1 });
    const below = await heading.textContent();
    await page.goto(`${agency.url}/search?channel=sales&fragment=from-2-bed`);
    assert.equal(await heading.textContent(), below);
    assert.match(below ?? '', /^\d+ homes for sale/);
  });

  it('moves next to nothing while the tags take over from what the server printed', async () => {
    const context = await agency.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await visit(context, agency.url);
    await page.route('**/asset_bundles/**', async (route) => {
      if (/\.js$/.test(new URL(route.request().url()).pathname)) await held;
      await route.continue();
    });
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.goto(`${agency.url}/search?channel=sales`, { waitUntil: 'commit' });
    // Waits for the page and its style sheets before measuring.
    await page.waitForFunction(() => {
      const main = document.querySelector('.site-main');
      return main !== null && getComputedStyle(main).paddingInlineStart !== '0px';
    });
    const printed = await page.locator('.site-printed .agency-cards').boundingBox();
    release();
    await arrived(page);
    const drawn = await page.locator('.agency-results-list').boundingBox();
    for (const side of ['x', 'y', 'width'] as const) {
      assert.ok(Math.abs(printed![side] - drawn![side]) < 30, `${side}: from ${printed![side]} to ${drawn![side]}`);
    }
  });

  it('map-01 MAP-04 keeps the part of the map through a reload and a visit to a home, and goes back to the whole search', async () => {
    const context = await agency.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await visit(context, agency.url);
    const widths: number[] = [];
    page.on('request', (request) => {
      const [, west, east] = /view-([-\d.]+),[-\d.]+,([-\d.]+),/.exec(decodeURIComponent(request.url())) ?? [];
      if (west !== undefined && request.url().includes('count=')) widths.push(Number(east) - Number(west));
    });
    const said = page.locator('.agency-map-count');
    const says = (text: RegExp | string) => said.filter({ hasText: text }).waitFor();
    const map = page.locator('agency-search-map').getByRole('application');
    await page.goto(`${agency.url}/search?channel=sales&q=Bath`);
    await arrived(page);
    await says(/homes/);
    const whole = (await said.textContent())!;
    await Promise.all([page.waitForResponse(/view-/), map.press('ArrowRight')]);
    const [wide = 0] = widths.splice(0);
    // Faster than the map moves.
    for (const key of ['+', '+']) await map.press(key);
    const isNarrow = () => Math.abs(wide / (widths.at(-1) ?? 0) - 4) < 0.1;
    for (let turn = 0; turn < 200 && !isNarrow(); turn++) await page.waitForTimeout(50);
    assert.ok(isNarrow(), `zoomed twice and searched at the end: ${wide}, ${widths.join()}`);
    await page.waitForLoadState('networkidle');
    const part = (await said.textContent())!;

    await page.reload();
    await says(part);
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL('**/properties/**');
    await page.goBack();
    await says(part);
    await cards(page).first().getByRole('link').first().click();
    await page.waitForURL('**/properties/**');
    await page.getByRole('link', { name: 'Back to search' }).click();
    await says(part);
    await page.getByRole('button', { name: 'Save this search' }).first().click();
    await page.getByRole('button', { name: 'Search saved' }).first().waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('savedSearches'));
    assert.match(kept ?? '', /"poly":/, 'with its part of the map');
    await map.press('0');
    await says(whole);
    await context.close();
  });

  it('map-01 leads back out of a map that fills the screen, and from one beside the homes to its search before', async () => {
    for (const width of [390, 1440]) {
      const context = await agency.newContext({ viewport: { width, height: 844 } });
      const { page } = await visit(context, `${agency.url}/search?channel=sales&q=Bath`);
      await arrived(page);
      await page.locator('a[href$="#/map"]:visible').first().click();
      await page.locator('.agency-map-count').filter({ hasText: 'homes' }).waitFor();
      await page.locator('agency-search-map').getByRole('application').press('+');
      if (width === 390) await page.getByRole('button', { name: 'Search this area' }).click();
      await page.waitForURL((url) => !url.searchParams.has('q'));
      if (width === 390) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.get('q') === 'Bath');
      assert.equal(new URL(page.url()).hash, width === 390 ? '' : '#/map');
      await context.close();
    }
  });

  it('res-06 shows the pictures of the homes in sight on a phone, though those out of sight are skipped', async () => {
    const context = await agency.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const { page, complaints } = await visit(context, `${agency.url}/search?channel=sales`);
    await arrived(page);
    for (const index of [0, 4, 8]) {
      const picture = cards(page).nth(index).locator('.agency-card-picture').first();
      await cards(page).nth(index).scrollIntoViewIfNeeded();
      await picture.waitFor();
      assert.ok((await picture.boundingBox())!.height > 100);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('g-06 draws the cross in the middle of the map in colours of the visitor', async () => {
    const contrast = await agency.newContext({ forcedColors: 'active', viewport: { width: 1200, height: 800 } });
    const { page } = await visit(contrast, `${agency.url}/properties/sales`);
    await page.waitForSelector('.agency-map-count');
    await page.getByRole('button', { name: 'Draw an area' }).click();
    const [line, sea] = await page.$eval('.agency-map-cross', (cross) => {
      const { backgroundColor, boxShadow } = getComputedStyle(cross, '::before');
      return [backgroundColor, boxShadow];
    });
    assert.ok(sea !== 'none' && !sea!.startsWith(line!), `${line} on ${sea}`);
    await contrast.close();
  });
});
