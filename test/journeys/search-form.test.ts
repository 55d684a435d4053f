import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { runAgency, violations, visit } from './visit';

describe('looking for a home', () => {
  const agency = runAgency();

  it('SRC-04, SRC-36, SRC-40, sav-07 goes from the first page to results, to a home, and back by what was searched', async () => {
    const context = await agency.newContext({ viewport: { width: 1280, height: 900 } });
    const { page, complaints } = await visit(context, agency.url);
    const form = page.getByRole('search', { name: 'Homes' });
    await form.getByRole('combobox', { name: 'Town, postcode or street' }).fill('Bath');
    await form.getByRole('option', { name: 'Bath, Somerset' }).first().click();
    await form.getByRole('combobox', { name: 'Price to' }).fill('900000');
    const button = form.getByRole('button', { name: /^Show \d+ homes?$/ });
    const count = /\d+/.exec((await button.textContent()) ?? '')![0];
    assert.notEqual(count, '0');
    await button.click();
    await page.waitForURL(/\/search\?.*place_id=.*up-to-900000/);
    await page.getByRole('heading', { name: new RegExp(`^${count} homes? for sale in Bath$`) }).waitFor();
    assert.deepEqual(await violations(page), []);

    await page.locator('agency-search-results[data-state="ready"]').waitFor();
    const homes = page.locator('agency-search-results .agency-card-link').filter({ visible: true });
    await homes.first().click({ position: { x: 20, y: 10 } });
    await page.waitForURL(/\/properties\/\d+\/sales/);
    await page.getByRole('link', { name: 'Back to search' }).click();
    await page.waitForURL(/place_id=.*up-to-900000/);

    await page.getByRole('button', { name: 'Remove Up to £900,000' }).click();
    await page.waitForURL((url) => !url.search.includes('up-to-900000'));
    await page.goto(agency.url);
    const searches = page.getByRole('region', { name: 'Your recent searches' });
    await searches.getByRole('link').nth(1).waitFor();
    assert.deepEqual(await searches.getByRole('link').allTextContents(), [
      'Homes for sale in Bath, Somerset',
      'Homes for sale in Bath, Somerset, up to £900,000',
    ]);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('SRC-24 goes to the map from a page that was at its map', async () => {
    const context = await agency.newContext();
    const { page } = await visit(context, `${agency.url}/#/map`);
    const form = page.getByRole('search', { name: 'Homes' });
    await form.getByRole('combobox', { name: 'Town, postcode or street' }).fill('Bath');
    const asked = page.waitForRequest(/\/search\?.*hashbang=map/);
    await page.keyboard.press('Enter');
    await asked;
    await page.waitForURL(/\/search\?.*q=Bath.*#\/map$/);
    await context.close();
  });

  it('SRC-42 takes filters off by plain links where there is no script', async () => {
    const context = await agency.newContext({ javaScriptEnabled: false });
    const { page } = await visit(context, `${agency.url}/search?channel=sales&fragment=from-2-bed/up-to-900000`);
    await page.getByRole('link', { name: 'Remove 2+ bedrooms' }).click();
    await page.waitForURL((url) => !url.search.includes('from-2-bed') && url.search.includes('up-to-900000'));
    await page.getByLabel('Town, postcode or street').fill('Bath');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=Bath/);
    await context.close();
  });
});
