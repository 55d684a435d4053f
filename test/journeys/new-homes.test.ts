import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Route } from 'playwright-core';

import { Letterbox } from './mail';
import { runAgency, violations, visit } from './visit';

describe('registering an interest in new homes', () => {
  const letterbox = new Letterbox();
  const agency = runAgency({ properties: 120, mailFolder: letterbox.folder });

  async function addressOfHome() {
    const list = await (await fetch(`${agency.url}/properties/sales/tag-new%20home`)).text();
    const [address = ''] = /\/properties\/\d+\/sales/.exec(list) ?? [];
    return address;
  }

  /** Opens the form of a new home over its page. */
  async function openForm() {
    const address = await addressOfHome();
    const { page, complaints } = await visit(await agency.newContext(), agency.url + address);
    await page.getByRole('link', { name: 'Register your interest' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register your interest' });
    await dialog.getByLabel('First name').waitFor();
    const fill = async () => {
      for (const [label, text] of person) await dialog.getByLabel(label).fill(text);
    };
    const send = async (label = 'Register my interest') => {
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: label }).click();
    };
    return { address, page, complaints, dialog, fill, send };
  }

  it('NHE-01 NHE-15 NHE-16 leads from the page of a new home to a letter at its branch, and back to the page', async () => {
    const { address, page, complaints, dialog, fill, send } = await openForm();
    assert.equal(await dialog.getByLabel('Development of interest').isDisabled(), true);
    assert.deepEqual(await violations(page), []);
    await fill();
    await send();
    await page.getByText('Thank you. Your message is on its way to the branch.').first().waitFor();
    await page.locator('dialog h2:focus', { hasText: 'Thank you' }).waitFor();
    await dialog.getByText('We have received your enquiry and our agent will be in touch soon.').waitFor();
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(page.url(), agency.url + address);

    const [letter = ''] = await letterbox.of('sian@example.com', 1);
    assert.match(letter, /Reply-To: sian@example\.com/);
    assert.match(letter, new RegExp(`property ${/\d+/.exec(address)![0]}`));
    assert.deepEqual(complaints, []);
  });

  it('NHE-15 F46 loses nothing of what was entered when the server is gone, or refuses it', async () => {
    const { page, dialog, fill, send } = await openForm();
    const entered = () => Promise.all(person.map(([label]) => dialog.getByLabel(label).inputValue()));
    const whole = person.map(([, text]) => text);
    await fill();
    await page.route('**/form_submissions', (route) => route.abort(), { times: 1 });
    await send();
    // The browser's network error page replaces the page.
    await dialog.waitFor({ state: 'detached' });
    await page.goBack();
    await dialog.getByLabel('First name').waitFor();
    assert.deepEqual(await entered(), whole);

    const spoil = (route: Route) =>
      route.continue({ postData: route.request().postData()!.replace('f_id=new-homes-enquiry', 'f_id=none-such') });
    await page.route('**/form_submissions', spoil, { times: 1 });
    await send('Send again');
    await page.getByText('Your message could not be sent').first().waitFor();
    await dialog.getByLabel('First name').waitFor();
    assert.deepEqual(await entered(), whole);

    // Of the first sending nobody knows yet whether it arrived.
    await send('Send again');
    await page.getByText('Thank you. Your message is on its way to the branch.').first().waitFor();
    await dialog.getByRole('button', { name: 'Send another enquiry' }).click();
    await dialog.getByLabel('First name').waitFor();
    assert.deepEqual(await entered(), ['', '', '', '']);
  });

  it('F09 NHE-15 reaches the branch where no script runs', async () => {
    const address = await addressOfHome();
    const page = await (await agency.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(agency.url + address);
    const form = page.getByRole('region', { name: 'Register your interest' });
    for (const [label, text] of person)
      await form.getByLabel(label).fill(label === 'Email' ? 'plain@example.com' : text);
    await form.getByLabel('Message').fill('Please tell me of the next.');
    await form.getByLabel('I agree').check();
    await form.getByRole('button', { name: 'Register my interest' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const [letter = ''] = await letterbox.of('plain@example.com', 1);
    assert.match(letter, /Please tell me of the next/);
    await page.getByRole('link', { name: 'Back' }).click();
    assert.equal(new URL(page.url()).pathname, address);
  });
});

const person = [
  ['First name', 'Siân'],
  ['Last name', 'Evans'],
  ['Email', 'sian@example.com'],
  ['Telephone', '01632 960188'],
] as const;
