import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { runAgency, violations, visit } from './visit';

const elsewhere = [
  '/properties/sales',
  '/properties/1003/sales',
  '/saved',
  '/branches',
  '/staff',
  '/articles',
  '/calculators',
  '/book-a-valuation',
  '/nowhere',
];

describe('what an owner finds', () => {
  const agency = runAgency();

  it('RTE-06 beside the home page is a link to the valuation, on no other page, and its address works on every one', async () => {
    const { page, complaints } = await visit(await agency.newContext(), agency.url);
    const link = page.locator('aside a[href="#/book-a-valuation"]');
    const form = page.getByRole('textbox', { name: 'First name' });
    // By key: the cards above are still being drawn, and the pointer would miss a link that moves under it.
    await link.press('Enter');
    await page.getByRole('dialog', { name: 'Book a Valuation' }).waitFor();
    for (const path of elsewhere) {
      const context = await agency.newContext();
      const other = await context.newPage();
      await other.goto(`${agency.url}${path}`, { waitUntil: 'domcontentloaded' });
      await other.waitForFunction(() => 'Agency' in window);
      await other.evaluate('window.Agency.ready');
      assert.equal(await other.locator('aside a[href="#/book-a-valuation"]').count(), 0, path);
      await context.close();
    }
    await page.goto(`${agency.url}/branches#/book-a-valuation`);
    await form.waitFor();
    assert.deepEqual(complaints, []);
  });

  it('VAL-02 is a first estimate, which says that it is an example, and the way from it to a valuation', async () => {
    const { page, complaints } = await visit(await agency.newContext(), `${agency.url}/book-a-valuation`);
    await page.getByRole('link', { name: 'See a first estimate now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Instant Valuation' });
    await dialog.getByLabel('Postcode').fill('ba1 2qa');
    await dialog.getByLabel('Type of home').selectOption('Flat');
    await dialog.getByLabel('Bedrooms').selectOption('2');
    assert.deepEqual(await violations(page), []);
    await dialog.getByRole('button', { name: 'Show the estimate' }).click();
    await dialog.getByText(/^£[\d,]+ to £[\d,]+$/).waitFor();
    await dialog.getByText('This figure is an example').waitFor();
    assert.deepEqual(await violations(page), []);
    await dialog.getByRole('link', { name: 'Book a valuation' }).click();
    await page.getByLabel('First name').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('LEG-01 is the older calendar of the platform, under the policy of the site', async () => {
    const { page, complaints } = await visit(await agency.newContext(), `${agency.url}/branches#/book_a_valuation`);
    await page.getByRole('dialog', { name: 'Valuation calendar' }).waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  });
});
