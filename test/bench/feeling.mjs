import { startServer } from '../../demo/server/start-server.ts';
import { generate } from '../../demo/seed/index.ts';
import { site } from '../../demo/site/index.ts';
import { onPage } from './browser.mjs';
import { budget, median, tell, unmeasured } from './report.mjs';

const CPU = 4;
/** Timeout of one step in milliseconds, after which the page counts as not measured. */
const PATIENCE = 15_000;
/** How long a page idles before its measurements are read. */
const REST = 700;
const MOST_FIELDS = 25;
const pages = ['/', '/properties/sales', '/properties/1003/sales', '/calculators', '/saved', '/branches', '/staff'];
const fields = ['text', 'search', 'tel', 'email', 'number'].map((type) => `input[type="${type}"]`).join(', ');
const panels = 'summary, button[aria-expanded="false"], button[aria-haspopup]';

/** P11: how long the page takes to respond to input on a slow device, and its layout shift while loading. */
export async function benchFeeling(browser, rounds) {
  const agency = await startServer({ site, secret: 'bench', seed: async () => generate({ properties: 200 }) });
  const rows = [];
  try {
    for (const path of pages) {
      const address = agency.url + path;
      const answer = `the slowest answer to typing, choosing or opening at ${path}, CPU 4 times slower`;
      const jump = `how much ${path} jumps while it loads`;
      rows.push(
        await repeated(rounds, () => slowestAnswer(browser, address)).then(
          (slowest) => budget('P11', answer, slowest, 200, ' ms'),
          (error) => unmeasured('P11', answer, error),
        ),
        await layoutShift(browser, address).then(
          (jumped) => budget('P11', jump, jumped, 0.05, ''),
          (error) => unmeasured('P11', jump, error),
        ),
      );
    }
  } finally {
    await agency.close();
  }
  return rows;
}

/** The median of several visits after a first one, for which the server still draws the pictures beside the browser. */
async function repeated(rounds, measure) {
  await measure();
  const figures = [];
  while (figures.length < rounds) figures.push(await measure());
  return median(figures);
}

/** Types into every field, ticks every box and opens every panel, by keyboard; the longest time from input to paint. */
const slowestAnswer = (browser, address) =>
  onPage(
    browser,
    undefined,
    async (page) => {
      page.setDefaultTimeout(PATIENCE);
      await page.addInitScript(watchAnswers);
      await open(page, address);
      for (const field of await shown(page, `main :is(${fields})`)) await use(page, field, ['End', '1']);
      for (const box of await shown(page, 'main input[type="checkbox"]')) await use(page, box, ['Space']);
      for (const choice of await shown(page, 'main input[type="radio"]:checked'))
        await use(page, choice, ['ArrowRight']);
      for (const panel of await shown(page, `main :is(${panels})`)) await use(page, panel, ['Enter', 'Escape']);
      const [account] = await shown(page, 'agency-user-link a');
      await use(page, account, ['Enter']);
      await page.locator('dialog').first().waitFor();
      await page.waitForTimeout(REST);
      const { duration, what } = await page.evaluate(() => window.slowest);
      tell(`${new URL(address).pathname}: ${duration} ms, ${what}`);
      return duration;
    },
    { cpu: CPU },
  );

/** Runs in the page: records the slowest response to an input. */
function watchAnswers() {
  window.slowest = { duration: 0, what: 'all faster than 16 ms' };
  const note = ({ interactionId, duration, name, target }) => {
    if (!interactionId || duration <= window.slowest.duration) return;
    window.slowest = {
      duration,
      what: `${name} at ${target?.localName ?? ''} ${target?.name || target?.className || ''}`,
    };
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
}

const shown = async (page, selector) =>
  (await page.locator(`${selector}:visible`).elementHandles()).slice(0, MOST_FIELDS);

/** Presses keys in an element; skips it when it has left the page, such as a closed panel. */
async function use(page, element, keys) {
  if (!(await element.evaluate((node) => node.isConnected && (node.focus(), document.activeElement === node)))) return;
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
}

const layoutShift = (browser, address) =>
  onPage(browser, undefined, async (page) => {
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(() => {
      window.jumped = 0;
      const note = ({ value, hadRecentInput }) => hadRecentInput || (window.jumped += value);
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await open(page, address);
    return page.evaluate(() => window.jumped);
  });

/** Opens a page and waits until no nearby tag is loading; does not wait for pictures. */
async function open(page, address) {
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 2 * PATIENCE });
  await page.waitForFunction(() => window.Agency);
  await page.evaluate(() => window.Agency.ready);
  await page.waitForFunction(() => !document.querySelector('[data-state="loading"]'));
  await page.waitForTimeout(REST);
}
