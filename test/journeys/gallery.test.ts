import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { readManifest } from '../../demo/gallery/manifest';
import { runAgency, violations, visit } from './visit';

/**
 * Elements that draw nothing in place for a new visitor: nobody is signed in, the cookie banner is over the page and so
 * on.
 */
const empty = [
  'agency-cookie-consent',
  'agency-property-pager',
  'agency-search-history',
  'agency-sign-out',
  'agency-valuation-link',
];

/** Lists that are empty for a new visitor, and say so themselves. */
const sayThatEmpty = ['agency-saved-properties', 'agency-saved-searches'];

const showsNothing = (page: Page) => page.getByText('It has nothing to show here');

/** The width of a page that holds only this element, without a margin. */
const widthAtEdge = (page: Page, tagName: string) =>
  page.evaluate(async (name) => {
    document.body.replaceChildren(document.querySelector(`#stage ${name}`)!);
    document.body.style.margin = '0';
    await new Promise((done) => setTimeout(done, 100));
    return document.documentElement.scrollWidth;
  }, tagName);

describe('the gallery', () => {
  const agency = runAgency();

  it('shows every element with something in it or says so, and none makes a page without margins wider than a phone', async () => {
    const phone = await agency.newContext({ viewport: { width: 390, height: 844 } });
    const { page, complaints } = await visit(phone, `${agency.url}/gallery`);
    const unexpected: string[] = [];
    const wide: string[] = [];
    for (const { tagName } of readManifest()) {
      await page.goto(`${agency.url}/gallery/${tagName}`);
      const isEmpty = empty.includes(tagName);
      const isReady = !isEmpty && !sayThatEmpty.includes(tagName);
      const state = isReady ? '[data-state=ready]' : '[data-state]:not([data-state=loading])';
      await page
        .locator(`#stage ${tagName}${state}`)
        .waitFor({ state: 'attached' })
        .then(() => showsNothing(page).waitFor({ state: isEmpty ? 'visible' : 'hidden', timeout: 5000 }))
        .catch(() => unexpected.push(tagName));
      if ((await widthAtEdge(page, tagName)) > 390) wide.push(tagName);
    }
    assert.deepEqual(unexpected, []);
    assert.deepEqual(wide, []);
    assert.deepEqual(complaints, []);
  });

  it('changes the element and its markup with its settings, logs its events and copies the markup', async () => {
    const context = await agency.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = await visit(context, `${agency.url}/gallery/agency-stamp-duty`);
    const settings = page.getByRole('form', { name: 'Settings' });
    const element = page.locator('agency-stamp-duty');
    const result = element.locator('.agency-result-figure');
    await result.filter({ hasText: '£12,500' }).waitFor();
    await settings.getByLabel('price').fill('300000');
    await settings.getByLabel('region').selectOption('scotland');
    await result.filter({ hasText: '£4,600' }).waitFor();
    const markup = '<agency-stamp-duty price="300000" region="scotland"></agency-stamp-duty>';
    assert.equal(await page.locator('#markup').textContent(), markup);

    await page.getByRole('button', { name: 'Copy', exact: true }).last().click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), markup);

    await element.getByLabel('Property price').fill('400000');
    await page.locator('#log').getByText('agency-stamp-duty-change').first().waitFor();
    assert.deepEqual(await violations(page), []);
  });

  it('shows each way to page through the homes found', async () => {
    const { page } = await visit(await agency.newContext(), `${agency.url}/gallery/agency-search-results`);
    const paging = page.getByRole('form', { name: 'Settings' }).getByLabel('paging');
    const results = page.locator('#stage');
    await results.getByRole('navigation', { name: 'Pages of homes' }).waitFor();
    await paging.selectOption('load-more');
    await results.getByRole('link', { name: 'Load more homes' }).waitFor();
  });

  it('leaves room for a finger where what is side by side elsewhere stands one below the other', async () => {
    const narrow = await agency.newContext({ viewport: { width: 320, height: 700 } });
    const { page } = await visit(narrow, `${agency.url}/gallery/agency-staff-search`);
    const [office, people] = [page.getByRole('link', { name: 'Office' }), page.getByRole('link', { name: 'People' })];
    const [above, below] = [await office.boundingBox(), await people.boundingBox()];
    assert.ok(below!.y > above!.y);
    assert.deepEqual(await violations(page), []);
  });
});
