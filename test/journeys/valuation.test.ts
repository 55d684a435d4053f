import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { generate } from '../../demo/seed/index';
import { startServer, type RunningServer } from '../../demo/server/start-server';
import { site } from '../../demo/site/index';
import { openBrowser, violations, visit } from './visit';

/** Goes to what is called so, by the Tab key alone. */
async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    const is = await page.evaluate((wanted) => {
      const { activeElement: at } = document;
      const labels = (at as HTMLInputElement | null)?.labels;
      const called = at?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at?.textContent ?? '';
      return called.trim().startsWith(wanted);
    }, name);
    if (is) return;
  }
  assert.fail(`the Tab key leads to nothing called ${name}`);
}

describe('booking a valuation', () => {
  let agency: RunningServer;
  let browser: Browser;
  let mailFolder: string;
  before(async () => {
    mailFolder = join(await mkdtemp(join(tmpdir(), 'agency-')), 'mail');
    const seed = async () => generate({ properties: 60 });
    [agency, browser] = await Promise.all([
      startServer({ site, seed, mailFolder, secret: 'for-tests-only' }),
      openBrowser(),
    ]);
  });
  after(async () => {
    await browser.close();
    await agency.close();
  });

  /** Every letter so far, its broken lines whole again. */
  const letters = async () => {
    const files = await readdir(mailFolder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(mailFolder, file), 'utf8')));
    return texts.map((text) => text.replaceAll('=\n', ''));
  };
  const letterTo = async (address: string) => (await letters()).find((letter) => letter.includes(`\nTo: ${address}`));

  it('VAL-01 VAL-05 VAL-10 VAL-35 leads from the first page to a letter at the branch, by keys alone', async () => {
    const { page, complaints } = await visit(await browser.newContext(), agency.url);
    const dialog = page.getByRole('dialog', { name: 'Book a Valuation' });
    const { keyboard } = page;
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
    await tabTo(page, 'Mon');
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

    for (let wait = 0; wait < 50 && (await letters()).length < 2; wait++) await page.waitForTimeout(100);
    const toBranch = (await letterTo('bath@hartwellvane.example')) ?? '';
    assert.match(toBranch, /Reply-To: sian@example\.com/);
    assert.match(toBranch, /7 Chandos Parade/);
    assert.match(toBranch, /12:00, 13:00/);
    assert.match((await letterTo('sian@example.com')) ?? '', /Thank you for asking Hartwell Vane for a valuation/);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual(complaints, []);
  });

  it('VAL-01 VAL-12 stands on a page of its own, without a dialog', async () => {
    const { page, complaints } = await visit(await browser.newContext(), `${agency.url}/book-a-valuation`);
    await page.getByLabel('First name').waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  });
});
