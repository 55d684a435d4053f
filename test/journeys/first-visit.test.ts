import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newcomer, runAgency, startAgency, violations, visit } from './visit';

const hearts = (page: Page) => page.locator('agency-property-card').getByRole('button', { name: /^Save / });
const savedCount = (page: Page) => page.locator('agency-saved-properties article');

describe('a first visit', () => {
  const agency = runAgency();

  it('finds homes, saves three, registers, sees them in the panel, and has them on another device', async () => {
    const person = newcomer();
    const phone = await agency.newContext({ viewport: { width: 390, height: 844 } });
    const { page, complaints } = await visit(phone, agency.url);
    const find = page.locator('.agency-search-submit');
    await find.waitFor();
    await page.getByRole('combobox').first().fill('Bath');
    await find.click();
    await page.waitForURL('**/search?*');
    await page.getByRole('heading', { level: 1, name: /homes for sale in Bath/ }).waitFor();

    for (let index = 0; index < 3; index++) await hearts(page).nth(index).click();
    await page.getByText('Property saved.').first().waitFor();

    await page.goto(`${page.url()}#/user/register`);
    const panel = page.getByRole('dialog', { name: 'Your Hartwell Vane Favourites' });
    await panel.getByLabel('First name').fill(person.firstName);
    await panel.getByLabel('Last name').fill(person.lastName);
    await panel.getByLabel('Email', { exact: true }).fill(person.email);
    await panel.getByLabel('Password', { exact: true }).fill(person.password);
    await panel.getByLabel(/^(Confirm password|Password confirmation)/i).fill(person.password);
    await panel.getByRole('checkbox', { name: /terms/i }).check();
    await panel.getByRole('button', { name: /^Register/ }).click();
    await page.getByText('You have been successfully registered!').waitFor();

    await panel.getByRole('tab', { name: /Saved Properties/ }).click();
    await savedCount(page).nth(2).waitFor();
    assert.equal(await savedCount(page).count(), 3);
    assert.deepEqual(await violations(page), []);

    await panel.getByRole('tab', { name: /Your details/ }).click();
    await panel.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have been signed out').waitFor();
    assert.deepEqual(complaints, []);

    const laptop = await agency.newContext({ viewport: { width: 1440, height: 900 } });
    const { page: other } = await visit(laptop, `${agency.url}/#/user/sign-in`);
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await other.getByText('You have successfully signed in').waitFor();
    await other.goto(`${agency.url}/saved`);
    await savedCount(other).nth(2).waitFor();
    assert.equal(await savedCount(other).count(), 3);
  });

  it('goes by keyboard alone from the home page to a saved home and back out of the panel', async () => {
    const context = await agency.newContext();
    const { page } = await visit(context, `${agency.url}/search?channel=sales&q=Bath`);
    const heart = hearts(page).first();
    await heart.waitFor();
    await heart.focus();
    await page.keyboard.press('Space');
    await page.getByText('Property saved.').waitFor();
    assert.equal(await heart.getAttribute('aria-pressed'), 'true');
    const account = page.locator('agency-user-link').getByRole('link');
    await account.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).hash, '');
    assert.equal(await account.evaluate((link) => link === document.activeElement), true);
  });

  it('loses nothing that was typed or saved when the server dies, and says so', async () => {
    const fragile = await startAgency();
    const { page } = await visit(await agency.newContext(), `${fragile.url}/search?channel=sales&q=Bath`);
    await hearts(page).first().click();
    await page.getByText('Property saved.').waitFor();
    await page.goto(`${page.url()}#/user/sign-in`);
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Email', { exact: true }).fill('someone@example.com');
    await panel.getByLabel('Password', { exact: true }).fill('not-my-password');
    await fragile.close();
    await panel.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Sign in failed, please try again').waitFor();
    assert.equal(await panel.getByLabel('Email', { exact: true }).inputValue(), 'someone@example.com');
    await page.keyboard.press('Escape');
    assert.equal(await hearts(page).first().getAttribute('aria-pressed'), 'true');
    await hearts(page).nth(1).click();
    assert.equal(await hearts(page).nth(1).getAttribute('aria-pressed'), 'true');
  });
});
