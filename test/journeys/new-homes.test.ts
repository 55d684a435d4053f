import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import type { RunningServer } from '../../demo/server/start-server';
import { startAgencyWithMail, type Letterbox } from './mail';
import { openBrowser, violations, visit } from './visit';

describe('registering an interest in new homes', () => {
  let agency: RunningServer;
  let browser: Browser;
  let letterbox: Letterbox;
  before(async () => {
    [{ agency, letterbox }, browser] = await Promise.all([startAgencyWithMail(120), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await agency.close();
  });

  it('NHE-01 NHE-15 NHE-16 leads from the page of a new home to a letter at its branch, and back to the page', async () => {
    const list = await (await fetch(`${agency.url}/properties/sales/tag-new%20home`)).text();
    const [address = ''] = /\/properties\/\d+\/sales/.exec(list) ?? [];
    const { page, complaints } = await visit(await browser.newContext(), agency.url + address);
    await page.getByRole('link', { name: 'Register your interest' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register your interest' });
    await dialog.getByLabel('First name').waitFor();
    assert.equal(await dialog.getByLabel('Development of interest').isDisabled(), true);
    assert.deepEqual(await violations(page), []);
    for (const [label, text] of [
      ['First name', 'Siân'],
      ['Last name', 'Evans'],
      ['Email', 'sian@example.com'],
      ['Telephone', '01632 960188'],
    ] as const)
      await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Register my interest' }).click();
    await page.getByText('Thank you. Your message is on its way to the branch.').first().waitFor();
    assert.equal(page.url(), agency.url + address);

    const [letter = ''] = await letterbox.of('sian@example.com', 1);
    assert.match(letter, /Reply-To: sian@example\.com/);
    assert.match(letter, new RegExp(`property ${/\d+/.exec(address)![0]}`));
    assert.deepEqual(complaints, []);
  });
});
