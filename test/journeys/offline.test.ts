import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BrowserContext, Page } from 'playwright-core';

import { fillInRegistration, open, panelOf } from './account';
import { newcomer, runAgency, visit } from './visit';

const search = '/search?channel=sales&q=Bath';
const hearts = (page: Page) => page.locator('agency-property-card').getByRole('button', { name: /^Save / });
const press = (page: Page, place: number) => hearts(page).nth(place).click();

describe('without a connection for a while', () => {
  const agency = runAgency();

  /** A signed-in visitor on a page of homes, and the requests with which this browser changes the account. */
  async function signedIn() {
    const context = await agency.newContext();
    const { page } = await visit(context, agency.url + search);
    await open(page, '#/user/register');
    await fillInRegistration(page, newcomer());
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
    const sent: string[] = [];
    context.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname;
      if (request.method() === 'POST' && /^\/(saved_properties|search)\b/.test(path)) sent.push(path);
    });
    return { context, page, sent };
  }

  /** The ids of the homes saved in the account on the server. */
  async function inAccount({ request }: BrowserContext) {
    const answer = await request.get(`${agency.url}/saved_properties.ljson`);
    const { properties } = (await answer.json()) as { properties: { property_id: number }[] };
    return properties.map(({ property_id: id }) => String(id));
  }

  it('SAV-06 SAV-07 homes saved meanwhile reach the account as soon as it is back, and what was taken out again does not', async () => {
    const { context, page, sent } = await signedIn();
    await context.setOffline(true);
    await press(page, 0);
    await press(page, 1);
    await press(page, 1);
    await page.getByText('kept on this device').first().waitFor();
    const [kept] = JSON.parse(await page.evaluate(() => localStorage.getItem('savedProperties')!)) as {
      property_id: number;
    }[];
    assert.deepEqual(await inAccount(context), []);
    await context.setOffline(false);
    await page.waitForFunction(() => localStorage.getItem('unsentSavedProperties') === '[]');
    assert.deepEqual(await inAccount(context), [String(kept!.property_id)]);
    assert.equal(sent.filter((path) => path === '/saved_properties.ljson').length, 1, 'sent once');

    await context.setOffline(true);
    await press(page, 0);
    await page.waitForFunction(() => localStorage.getItem('unsentSavedProperties') !== '[]');
    await context.setOffline(false);
    await page.waitForFunction(() => localStorage.getItem('unsentSavedProperties') === '[]');
    assert.deepEqual(await inAccount(context), [], 'what was taken out meanwhile');
  });

  it('SAV-06 a home saved meanwhile is sent by one of two tabs, which both show it', async () => {
    const { context, page, sent } = await signedIn();
    const { page: other } = await visit(context, agency.url + search);
    await hearts(other).first().waitFor();
    await other.waitForLoadState('networkidle');
    await context.setOffline(true);
    await press(page, 0);
    await other.locator('agency-property-card [aria-pressed="true"]').first().waitFor();
    await context.setOffline(false);
    await page.waitForFunction(() => localStorage.getItem('unsentSavedProperties') === '[]');
    await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
    assert.equal((await inAccount(context)).length, 1);
    assert.deepEqual(sent, ['/saved_properties.ljson']);
    // A tab of another process hears of it a moment later.
    await other.waitForFunction(() => localStorage.getItem('unsentSavedProperties') === '[]');
  });

  it('SAV-28 a search saved meanwhile reaches the account as soon as it is back', async () => {
    const { context, page } = await signedIn();
    await context.setOffline(true);
    const saver = page.locator('agency-save-search').first();
    await saver.getByRole('button', { name: 'Save this search' }).click();
    await saver.getByRole('button', { name: 'Search saved' }).waitFor();
    await page.waitForFunction(() => localStorage.getItem('savedSearches') !== '[]');
    await context.setOffline(false);
    await page.waitForFunction(() => localStorage.getItem('savedSearches') === '[]');
    const answer = await context.request.get(`${agency.url}/saved_searches.ljson`);
    assert.equal(((await answer.json()) as unknown[]).length, 1);
  });

  it('somebody whom a page could not ask about meanwhile is known to be signed in as soon as it is back', async () => {
    const { context, page } = await signedIn();
    await context.setOffline(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const account = page.locator('agency-user-link').getByRole('link');
    await account.filter({ hasText: /sign in/i }).waitFor();
    await context.setOffline(false);
    await account.filter({ hasNotText: /sign in/i }).waitFor();
  });
});
