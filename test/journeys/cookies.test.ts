import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { runAgency, violations, visit } from './visit';

/** What the site's analytics code recorded on this page. */
const noted = (page: Page) => page.evaluate<object[] | undefined>('window.dataLayer');
const isNoted = () => (window as unknown as { dataLayer?: object[] }).dataLayer?.length === 1;
const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** Presses a button once the banner has been shown long enough to accept a press. */
async function answer(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).last();
  await button.waitFor();
  await page.waitForTimeout(1500);
  await button.click();
}

describe('a visitor who is asked about cookies', () => {
  const logged: string[] = [];
  const agency = runAgency({
    asked: true,
    properties: 60,
    log: (event, details) => void logged.push(JSON.stringify({ event, ...details })),
  });

  it('CKY-01 CKY-05 CKY-06 CKY-08 agrees, is counted on each page, thinks again, and is counted no more', async () => {
    const { page, complaints } = await visit(await agency.newContext(), agency.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await question(page).waitFor();
    assert.equal(await noted(page), undefined);
    await answer(page, 'Accept');
    await page.waitForFunction(isNoted);
    assert.deepEqual(await noted(page), [{ event: 'page_view', page: '/' }]);
    await page.goto(`${agency.url}/branches`);
    await page.waitForFunction(isNoted);
    assert.deepEqual(await noted(page), [{ event: 'page_view', page: '/branches' }]);
    assert.equal(await question(page).count(), 0);

    await page.getByRole('link', { name: 'Cookies' }).click();
    await page.getByRole('dialog', { name: 'Your cookie choices' }).waitFor();
    await answer(page, 'Decline');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    asked.length = 0;
    await page.goto(`${agency.url}/articles`);
    await page.locator('agency-cookie-consent[data-state=empty]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    assert.equal(asked.includes('/analytics_code'), false);
    assert.equal(await noted(page), undefined);
    const told = logged.filter((line) => line.includes('"consent"')).map((line) => JSON.parse(line) as object);
    assert.deepEqual(told, [
      { event: 'consent', status: 'allow' },
      { event: 'consent', status: 'deny' },
    ]);
    assert.deepEqual(complaints, []);
  });

  for (const [width, height, above] of [
    [390, 844, '.agency-search-distance'],
    [768, 1024, '.agency-search-submit'],
    [1366, 768, '.agency-search-submit'],
    [1440, 900, '.agency-search-submit'],
  ] as const) {
    it(`CKY-01 is not kept from searching on the first page at ${width} px`, async () => {
      const context = await agency.newContext({ viewport: { width, height } });
      const { page } = await visit(context, agency.url);
      await page.waitForSelector('agency-search-form[data-state=ready]');
      await question(page).waitFor();
      const [banner, part] = await Promise.all([question(page).boundingBox(), page.locator(above).boundingBox()]);
      assert.ok(part!.y + part!.height <= banner!.y, `${part!.y + part!.height} ${banner!.y}`);
      await context.close();
    });
  }

  for (const [width, height] of [
    [390, 700],
    [1440, 900],
  ] as const) {
    it(`g-14 goes through the whole page by keyboard at ${width} px, and sees where they are`, async () => {
      const context = await agency.newContext({ viewport: { width, height } });
      const { page } = await visit(context, `${agency.url}/properties/sales`);
      await question(page).waitFor();
      await page.waitForLoadState('networkidle');
      for (let step = 0; step < 90; step++) {
        await page.keyboard.press('Tab');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const hidden = await page.evaluate(() => {
          const { activeElement: focused } = document;
          const banner = document.querySelector('.agency-consent')!;
          // Elements larger than the space left, such as a map, may be partly covered.
          const isLarge = (focused?.clientHeight ?? 0) > innerHeight / 2;
          if (!focused || focused === document.body || banner.contains(focused) || isLarge) return undefined;
          const [one, other] = [banner, focused].map((each) => each.getBoundingClientRect());
          const isClear =
            other!.bottom <= one!.top ||
            other!.top >= one!.bottom ||
            other!.right <= one!.left ||
            other!.left >= one!.right;
          return isClear ? undefined : focused.outerHTML.slice(0, 200);
        });
        assert.equal(hidden, undefined);
      }
      await context.close();
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no accessibility violation while asked, nor while choosing, in ${colorScheme} mode`, async () => {
      for (const width of [320, 1440]) {
        const context = await agency.newContext({ colorScheme, viewport: { width, height: 900 } });
        const { page } = await visit(context, agency.url);
        await question(page).waitFor();
        await page.waitForTimeout(400);
        assert.deepEqual(await violations(page), []);
        await page.evaluate(() => (location.hash = '#/cookies'));
        await page.getByRole('dialog', { name: 'Your cookie choices' }).waitFor();
        await page.waitForTimeout(400);
        assert.deepEqual(await violations(page), []);
        await context.close();
      }
    });
  }
});
