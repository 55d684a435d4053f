import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Letterbox } from './mail';
import { runAgency, tabTo, violations, visit } from './visit';

describe('booking a valuation', () => {
  const letterbox = new Letterbox();
  const agency = runAgency({ properties: 60, mailFolder: letterbox.folder });

  it('VAL-01 VAL-05 VAL-10 VAL-35 leads from the first page to a letter at the branch, by keys alone', async () => {
    const { page, complaints } = await visit(await agency.newContext(), agency.url);
    const dialog = page.getByRole('dialog', { name: 'Book a Valuation' });
    const { keyboard } = page;
    // Until then the page's own link is there, which leads to a separate page.
    await page.locator('agency-valuation-link[data-state=ready]').waitFor();
    await tabTo(page, 'Book a valuation');
    await keyboard.press('Enter');
    await dialog.getByLabel('First name').waitFor();

    await tabTo(page, 'Find the address');
    await keyboard.type('7 Chandos');
    await dialog.getByRole('option').first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Change the address' }).waitFor();
    for (const [label, text] of [
      ['First name', 'Siân'],
      ['Last name', 'Evans'],
      ['Email', 'sian@example.com'],
      ['Telephone', '01632 960188'],
    ] as const) {
      await tabTo(page, label);
      await keyboard.type(text);
    }
    assert.deepEqual(await violations(page), []);
    await keyboard.press('Enter');

    await dialog.getByRole('heading', { name: 'Date and time' }).waitFor();
    const firstDay = await dialog.locator('.agency-day:has(:checked)').getAttribute('data-weekday');
    await tabTo(page, firstDay!);
    await keyboard.press('ArrowRight');
    await tabTo(page, 'All pm');
    await keyboard.press('Space');
    assert.deepEqual(await violations(page), []);
    await tabTo(page, 'Check and confirm');
    await keyboard.press('Enter');

    await dialog.getByRole('heading', { name: 'Confirm' }).waitFor();
    await page.reload();
    await dialog.getByRole('heading', { name: 'Confirm' }).waitFor();
    await tabTo(page, 'I agree');
    await keyboard.press('Space');
    assert.deepEqual(await violations(page), []);
    await tabTo(page, 'Book valuation');
    await keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Thank you, Siân' }).waitFor();
    assert.deepEqual(await violations(page), []);

    const letters = await letterbox.of('sian@example.com', 2);
    const letterTo = (address: string) => letters.find((letter) => letter.includes(`\nTo: ${address}`)) ?? '';
    const toBranch = letterTo('bath@hartwellvane.example');
    assert.match(toBranch, /Reply-To: sian@example\.com/);
    assert.match(toBranch, /7 Chandos Parade/);
    assert.match(toBranch, /12:00, 13:00/);
    assert.match(letterTo('sian@example.com'), /Thank you for asking Hartwell Vane for a valuation/);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual(complaints, []);
  });

  it('VAL-01 VAL-12 stands on a page of its own, without a dialog', async () => {
    const { page, complaints } = await visit(await agency.newContext(), `${agency.url}/book-a-valuation`);
    await page.getByLabel('First name').waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  });
});
