import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { runAgency, tabTo, violations, visit } from './visit';

const ready = (page: Page) => page.locator('agency-header[data-state="ready"]').waitFor();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe('the header of every page', () => {
  const agency = runAgency({ properties: 60 });

  it('HDR-01 HDR-03 leads by keyboard through two dropdowns of a wide window to the homes of a town', async () => {
    const context = await agency.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, complaints } = await visit(context, agency.url);
    await ready(page);
    await tabTo(page, 'More under Buy');
    await page.keyboard.press('Enter');
    await tabTo(page, 'More under Homes for sale');
    await page.keyboard.press('Space');
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    assert.equal(
      await page.getByRole('link', { name: 'Homes for sale', exact: true }).count(),
      1,
      'that of the footer',
    );
    await page.keyboard.press('Enter');
    await tabTo(page, 'More under Homes for sale');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    assert.equal(await focusedText(page), 'Bath');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /homes? for sale in Bath/ }).waitFor();
    await ready(page);
    assert.deepEqual(await page.locator('.agency-header [aria-current]').allTextContents(), ['Buy']);
    assert.deepEqual(complaints, []);
  });

  it('HDR-13 HDR-14 HDR-15 HDR-17 leads by keyboard through the menu of a phone, which holds the page still', async () => {
    const context = await agency.newContext({ viewport: { width: 390, height: 844 } });
    const { page, complaints } = await visit(context, agency.url);
    await ready(page);
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    assert.equal(await scrolled(page), 0);
    for (let steps = 0; steps < 30; steps++) {
      await page.keyboard.press('Tab');
      const isInside = await menu.evaluate(
        (dialog) => document.activeElement === document.body || dialog.parentElement!.contains(document.activeElement),
      );
      assert.ok(isInside, `the focus leaves the menu after ${steps + 1} steps`);
    }
    await menu.getByRole('button', { name: 'Buy' }).press('Enter');
    assert.equal(await focusedText(page), 'Buy');
    await tabTo(page, 'Homes for sale');
    await page.keyboard.press('Enter');
    assert.equal(await focusedText(page), 'Homes for sale');
    await menu.getByRole('button', { name: 'Back to Buy' }).press('Enter');
    assert.equal(await focusedText(page), 'Homes for sale');
    assert.deepEqual(await violations(page), []);
    await page.setViewportSize({ width: 1200, height: 844 });
    await menu.waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Rent' }).press('Enter');
    await menu.getByRole('link', { name: 'Advice for tenants' }).press('Enter');
    await page.waitForURL('**/articles/topic-renting');
    assert.deepEqual(complaints, []);
  });

  it('HDR-05 opens the account over the page from the bar of a phone', async () => {
    const context = await agency.newContext({ viewport: { width: 390, height: 844 } });
    const { page } = await visit(context, `${agency.url}/branches`);
    await ready(page);
    await page.locator('agency-header').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Your Hartwell Vane Favourites' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).pathname, '/branches');
  });

  it('HDR-18 parts the header of the first page from it once that is scrolled by 30 pixels', async () => {
    for (const width of [390, 1440]) {
      const context = await agency.newContext({ viewport: { width, height: 844 } });
      const { page } = await visit(context, agency.url);
      await ready(page);
      for (const [top, isScrolled] of [
        [29, false],
        [30, true],
        [0, false],
      ] as const) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        const scrolledOrNot = isScrolled ? '.agency-header-scrolled' : ':not(.agency-header-scrolled)';
        await page.locator(`.agency-header-home${scrolledOrNot}`).waitFor();
      }
      await context.close();
    }
  });

  it('nav-05 shows what has the focus in its upper row, which is otherwise scrolled away', async () => {
    const context = await agency.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await visit(context, `${agency.url}/branches`);
    await ready(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const link = page.locator('agency-header').getByRole('link', { name: 'Advice' });
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
    assert.ok((await top()) < 0, 'scrolled away');
    await page.locator('agency-header').getByRole('link', { name: 'Hartwell Vane home page' }).focus();
    while ((await focusedText(page)) !== 'Advice') await page.keyboard.press('Shift+Tab');
    assert.ok((await top()) >= 0, `stands at ${await top()}`);
  });

  it('F08 F09 has its links without scripts at every width, and when its file does not come', async () => {
    for (const width of [320, 768, 1440]) {
      const context = await agency.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      const { page } = await visit(context, agency.url);
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
      for (const name of ['Buy', 'Branches', 'Advice']) assert.ok(await link(name).isVisible(), `${name} at ${width}`);
      assert.equal(await link('Your account').isVisible(), false, 'without scripts there is no account');
      const isWithin = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      assert.ok(isWithin, `scrolls sideways at ${width}`);
      await page.getByRole('banner').getByRole('link', { name: 'Advice' }).click();
      await page.waitForURL('**/articles');
      await context.close();
    }
    const { page } = await visit(await agency.newContext(), 'about:blank');
    await page.route(/\/header\.[^/]*\.js/, (route) => route.abort());
    await page.goto(agency.url);
    await page.getByText('Sorry, this part of the page did not load.').first().waitFor();
    for (const name of ['Branches', 'Your account'])
      assert.ok(await page.getByRole('banner').getByRole('link', { name }).isVisible(), name);
  });
});
