import { startServer } from '../../demo/server/start-server.ts';
import { generate } from '../../demo/seed/index.ts';
import { site } from '../../demo/site/index.ts';
import { onPage } from './browser.mjs';
import { report } from './report.mjs';

const CPU = 4;
const pages = ['/', '/search?channel=sales&q=Bath', '/properties/1003/sales', '/calculators', '/saved', '/staff'];

/** P11: how long the page takes to answer a visitor on a slow device, and how much it jumps while loading. */
export async function benchFeeling(browser) {
  const agency = await startServer({ site, secret: 'bench', seed: async () => generate({ properties: 200 }) });
  try {
    const answers = await interactions(browser, agency.url);
    let jump = 0;
    for (const path of pages) jump = Math.max(jump, await layoutShift(browser, agency.url + path));
    return [
      report('P11', 'the slowest answer to a key or press, CPU 4 times slower', answers, 200, ' ms'),
      report('P11', 'the most any page of the site jumps while it loads', jump, 0.05, ''),
    ];
  } finally {
    await agency.close();
  }
}

/** Types into every field of the calculators and opens the panel; the longest time from input to paint. */
const interactions = (browser, url) =>
  onPage(
    browser,
    `${url}/calculators`,
    async (page) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        window.slowest = 0;
        const note = ({ interactionId, duration }) =>
          interactionId && (window.slowest = Math.max(window.slowest, duration));
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type: 'event',
          durationThreshold: 16,
          buffered: true,
        });
      });
      for (const field of await page.locator('main input[type="text"], main input:not([type])').all()) {
        await field.click();
        await page.keyboard.press('End');
        await page.keyboard.type('1', { delay: 50 });
      }
      for (const box of await page.locator('main input[type="checkbox"]').all()) await box.press('Space');
      await page.locator('agency-user-link a').first().press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(500);
      return page.evaluate(() => window.slowest);
    },
    { cpu: CPU },
  );

const layoutShift = (browser, address) =>
  onPage(browser, undefined, async (page) => {
    await page.addInitScript(() => {
      window.jumped = 0;
      const note = ({ value, hadRecentInput }) => hadRecentInput || (window.jumped += value);
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    return page.evaluate(() => window.jumped);
  });
