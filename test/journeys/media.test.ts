import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { runAgency, violations, visit } from './visit';

/** The page that a video site shows in its frame. */
const film = '<!doctype html><html lang="en"><title>Film</title><body><button>Pause</button></body></html>';

describe('looking at pictures and films', () => {
  const agency = runAgency();
  let address: string;
  before(async () => {
    address = await homeWithFilm(agency.url);
  });

  /** Opens the page of a home; requests for frames of other sites are answered here, and counted. */
  const open = async () => {
    const context = await agency.newContext({ reducedMotion: 'reduce' });
    const framed: string[] = [];
    await context.route(
      (url) => url.origin !== agency.url,
      (route) => {
        framed.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: film });
      },
    );
    return { ...(await visit(context, address)), context, framed };
  };

  it('IMG-01 IMG-03 IMG-10 goes through the photos of a home by keys, and back to the page', async () => {
    const { page, complaints, context } = await open();
    const { keyboard } = page;
    const opener = page.getByRole('link', { name: /^All \d+ photos$/ });
    await opener.focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Photos of / });
    await dialog.getByText(/^1\/\d+$/).waitFor();
    await focusIs(page, 'H2');
    await keyboard.press('ArrowRight');
    await dialog.getByText(/^2\/\d+$/).waitFor();
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await dialog.getByText(/^(\d+)\/\1$/).waitFor();
    assert.deepEqual(await violations(page), []);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await opener.evaluate((link) => link === document.activeElement), true, 'has the focus');

    await keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.getByRole('link', { name: 'Floorplan' }).click();
    await page.getByRole('dialog', { name: /^Floorplan of / }).waitFor();
    await page.goBack();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(page.url(), address);
    assert.equal(await opener.evaluate((link) => link === document.activeElement), true, 'has the focus again');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('g-22 enlarges a drawing by a link that says so, with or without its picture, and not its caption again', async () => {
    const { page, context } = await open();
    for (const does of ['Enlarge the floorplan', 'Enlarge the energy chart']) {
      const link = page.getByRole('link', { name: does, exact: true }).first();
      const caption = await page.locator('figure', { has: link }).locator('figcaption').textContent();
      assert.notEqual(caption, does);
      assert.equal(await link.getByRole('img').getAttribute('alt'), does, 'shown in place of a picture that fails');
    }
    await context.close();
  });

  it('IMG-03 opens at the picture last turned to when the page is loaded again', async () => {
    const { page, complaints, context } = await open();
    await page.getByRole('link', { name: /^All \d+ photos$/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Photos of / });
    for (const turn of [2, 3]) {
      await dialog.getByRole('button', { name: 'Next picture' }).click();
      await dialog.getByText(new RegExp(`^${turn}/`)).waitFor();
    }
    await page.waitForURL(`${address}#/property-images/3`);
    await page.reload();
    await dialog.getByText(/^3\/\d+$/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(page.url(), address);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('g-06 underlines in colours of the visitor only what is shown of the pictures, floorplan and energy', async () => {
    const { page, context } = await open();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('link', { name: /^All \d+ photos$/ }).click();
    const views = page.locator('.agency-dialog .agency-media-link');
    await views.first().waitFor();
    const [shown, other] = await views.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).borderBlockEndColor),
    );
    const ground = await page.locator('.agency-dialog').evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    assert.notEqual(shown, ground);
    assert.equal(other, ground);
    await context.close();
  });

  it('VID-01 T23 plays a film over the page, and Escape leads back to the link that opened it', async () => {
    const { page, complaints, context, framed } = await open();
    const { keyboard } = page;
    const opener = page.locator('.site-look[href^="#/video/"]').first();
    await opener.focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const play = dialog.getByRole('button', { name: /^Play / });
    await play.waitFor();
    assert.deepEqual(framed, [], 'nobody else is asked before it plays');
    assert.deepEqual(await violations(page), []);

    await play.focus();
    await keyboard.press('Enter');
    await dialog.frameLocator('iframe').getByRole('button', { name: 'Pause' }).waitFor();
    assert.equal(framed.length, 1);
    const name = await dialog.locator('iframe').getAttribute('title');
    assert.equal(await page.evaluate(() => document.activeElement!.getAttribute('aria-label')), name);
    assert.deepEqual(await violations(page), []);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal(await page.locator('iframe').count(), 0, 'it no longer plays');
    assert.equal(page.url(), address);
    assert.equal(await opener.evaluate((link) => link === document.activeElement), true, 'has the focus');
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

/** The address of a home with photos, a floorplan and a video. */
async function homeWithFilm(agency: string) {
  for (let number = 1; number <= 10; number++) {
    const { properties } = (await (await fetch(`${agency}/search.ljson?page=${number}`)).json()) as {
      properties: { property_url: string }[];
    };
    for (const { property_url: path } of properties) {
      const html = await (await fetch(agency + path)).text();
      if (['#/video/', '#/floorplan', '#/property-images"'].every((link) => html.includes(link))) return agency + path;
    }
  }
  assert.fail('no home has a film');
}

/** Waits until the focus is on an element of this kind. */
const focusIs = (page: Page, tag: string) =>
  page.waitForFunction((wanted) => document.activeElement!.tagName === wanted, tag);
