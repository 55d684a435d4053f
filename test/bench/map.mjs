import { generate } from '../../demo/seed/index.ts';
import { site } from '../../demo/site/index.ts';
import { startServer } from '../../demo/server/start-server.ts';
import { budget, median, tell, unmeasured } from './report.mjs';

const CPU = 4;
const PINS = 500;
const DRAGS = 6;
const STEPS = 60;
const smooth = 1000 / 60;
/** Factor by which a frame may exceed 1/60 of a second and still count as one of sixty. */
const LOOSE = 1.25;

/** P12: how smoothly a map with hundreds of pins follows the pointer. */
export async function benchMap(browser, rounds) {
  const agency = await startServer({ site, secret: 'bench', seed: async () => generate({ properties: 20 }) });
  const frames = `frame while ${PINS} pins move`;
  try {
    return [
      await framesOf(browser, agency.url, 1).then(
        (all) => budget('P12', `the usual ${frames} on a desktop`, median(all), smooth * LOOSE, ' ms'),
        (error) => unmeasured('P12', `the usual ${frames} on a desktop`, error),
      ),
      await longestFrame(browser, agency.url, rounds).then(
        (longest) => budget('P12', `the longest ${frames} with a CPU ${CPU} times slower`, longest, 50, ' ms'),
        (error) => unmeasured('P12', `the longest ${frames} with a CPU ${CPU} times slower`, error),
      ),
    ];
  } finally {
    await agency.close();
  }
}

/** The median over rounds of the longest frame, so that one hiccup of the machine does not count. */
async function longestFrame(browser, origin, rounds) {
  const longest = [];
  for (let round = 0; round < rounds; round += 1)
    // Rounded to the millisecond, because three frames at 60 Hz measure as 50.1 as often as 49.9.
    longest.push(Math.round(Math.max(...(await framesOf(browser, origin, CPU)))));
  tell(`longest frame of each round: ${longest.join(', ')} ms`);
  return median(longest);
}

/** Duration of every frame in milliseconds while the map is dragged back and forth. */
async function framesOf(browser, origin, slower) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  try {
    await page.route('**/bench-map', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route('**/search.ljson*', (route) => route.fulfill({ json: found }));
    await page.goto(`${origin}/bench-map`);
    await page.waitForFunction((count) => document.querySelectorAll('.agency-map-pin').length >= count, PINS * 0.9);
    await page.waitForTimeout(1500);
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(watchFrames);
    const { x, y, width, height } = await page.locator('.agency-map-canvas').boundingBox();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    for (let drag = 0; drag < DRAGS; drag += 1) {
      const side = drag % 2 === 0 ? 1 : -1;
      await page.mouse.move(middleX - side * 200, middleY - side * 90);
      await page.mouse.down();
      await page.mouse.move(middleX + side * 200, middleY + side * 90, { steps: STEPS });
      await page.mouse.up();
    }
    return await page.evaluate('stopFrames()');
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watchFrames() {
  const frames = [];
  let last = performance.now();
  let isOver = false;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (!isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.stopFrames = () => {
    isOver = true;
    return frames.slice(2);
  };
}

const homes = Array.from({ length: PINS }, (_, index) => ({
  property_id: index + 1,
  display_address: `${index + 1} Long Road, Bath`,
  price_value: 200_000 + index * 1000,
  lat: 51 + Math.floor(index / 25) * 0.02,
  lng: -2.6 + (index % 25) * 0.03,
}));
const found = { properties: homes, pagination: { page: 1, page_count: 1, total_count: PINS } };
const pageData = { mapTiles: { url: '/tiles/{z}/{x}/{y}.svg', attribution: 'Drawn' }, custom_clustering_radius: 0.1 };
const html = `<!doctype html><html lang="en-GB"><title>Map</title>
<link id="agency-css" rel="stylesheet" href="/asset_bundles/agency.css">
<script type="application/json" id="agency-data">${JSON.stringify(pageData)}</script>
<div style="block-size: 800px"><agency-search-map></agency-search-map></div>
<script type="module" src="/asset_bundles/agency.js"></script></html>`;
