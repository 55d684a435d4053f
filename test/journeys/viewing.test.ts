import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { Letterbox } from './mail';
import { homesForSale, runAgency, tabTo, violations, visit } from './visit';

describe('reaching the agency from a home', () => {
  const letterbox = new Letterbox();
  const agency = runAgency({ properties: 60, mailFolder: letterbox.folder });
  let home: string;
  before(async () => {
    home = (await homesForSale(agency.url))[0]!.property_url;
  });

  const person = (email: string) =>
    [
      ['First name', 'Siân'],
      ['Last name', 'Evans'],
      ['Email', email],
      ['Telephone', '01632 960188'],
    ] as const;

  it('LED-01 LED-09 LED-51 books a viewing without an account, by keys alone, and leads back to the home', async () => {
    const { page, complaints } = await visit(await agency.newContext(), agency.url + home);
    const { keyboard } = page;
    const dialog = page.getByRole('dialog', { name: 'Book a Viewing' });
    await tabTo(page, 'Book a viewing');
    await keyboard.press('Enter');
    await dialog.getByLabel('First name').waitFor();
    assert.deepEqual(await violations(page), []);
    await tabTo(page, 'Your message: when would you like to come?');
    await keyboard.type('Saturday, after ten');
    for (const [label, text] of person('viewer@example.com')) {
      await tabTo(page, label);
      await keyboard.type(text);
    }
    await tabTo(page, 'I agree');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await page.getByText('Thank you. Your message is on its way to the branch.').first().waitFor();
    await page.locator('dialog h2:focus', { hasText: 'Thank you, Siân' }).waitFor();
    await dialog.getByText('our agent will be in touch soon to agree a time').waitFor();
    assert.deepEqual(await violations(page), []);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).hash, home);
    await tabTo(page, 'Book a viewing');
    await keyboard.press('Enter');
    await dialog.getByLabel('First name').waitFor();
    assert.equal(await dialog.getByLabel('Your message: when would you like to come?').inputValue(), '');
    const letters = await letterbox.of('viewer@example.com', 2);
    const toBranch = letters.find((letter) => letter.includes('Reply-To: viewer@example.com')) ?? '';
    assert.match(toBranch, /Saturday, after ten/);
    assert.match(toBranch, /Subject: Viewing/);
    assert.deepEqual(complaints, []);
  });

  it('LED-22 LED-26 writes to the office and to the member of staff who shows the home', async () => {
    const { page, complaints } = await visit(await agency.newContext(), agency.url + home);
    for (const [link, title, email] of [
      ['Contact the office', /^Contact office$/, 'office@example.com'],
      [/^Write to/, /^Contact \S+ \S+/, 'staff@example.com'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      const dialog = page.getByRole('dialog', { name: title });
      for (const [label, text] of person(email)) await dialog.getByLabel(label).fill(text);
      await dialog.getByRole('checkbox').check();
      assert.deepEqual(await violations(page), []);
      await dialog.getByRole('button', { name: 'Send message' }).click();
      await dialog.getByText('We have received your enquiry and our agent will be in touch soon.').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      assert.equal((await letterbox.of(email, 2)).length, 2);
    }
    assert.deepEqual(complaints, []);
  });

  it('F09 LED-09 books a viewing where no script runs', async () => {
    const context = await agency.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(agency.url + home);
    await page.getByRole('link', { name: 'Book a viewing' }).click();
    const form = page.getByRole('region', { name: 'Book a viewing' });
    assert.equal(await form.evaluate((section) => section.matches(':target')), true, 'the link leads to it');
    for (const [label, text] of person('plain@example.com')) await page.getByLabel(label).fill(text);
    await page.getByLabel('Your message: when would you like to come?').fill('Sunday');
    await page.getByLabel('I agree').check();
    await page.getByRole('button', { name: 'Request a viewing' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    assert.equal((await letterbox.of('plain@example.com', 2)).length, 2);
    await page.getByRole('link', { name: 'Back' }).click();
    assert.equal(new URL(page.url()).pathname, home);
  });

  it('F09 LED-01 says where a home is, and TEN-01 what a tenant pays, where no script runs', async () => {
    const context = await agency.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${agency.url}/search?channel=lettings&min_beds=2`);
    await page.locator('.site-result a').first().click();
    const map = page.getByRole('region', { name: 'Where it is' }).getByRole('link');
    assert.match(
      (await map.getAttribute('href'))!,
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=\d+\.\d+&mlon=-?\d+\.\d+#map=/,
    );
    await page.getByRole('link', { name: 'What a tenant pays' }).click();
    const fees = page.getByRole('region', { name: 'Tenant fees' });
    await fees.getByText(/first month’s rent \(£/).waitFor();
    assert.equal(await fees.evaluate((section) => section.matches(':target')), true);
  });
});
