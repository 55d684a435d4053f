// The budgets of what visitors feel, as ratios of both sides of one interleaved run: never a timed test.
// ROUNDS=3 npm run bench is a quick look; ONLY=drawing, loading or feeling runs one part.
import { build, install } from '../../demo/prepare.mjs';

install();
build();
const { openBrowser } = await import('./browser.mjs');
const parts = {
  drawing: async (browser) => (await import('./drawing.mjs')).benchDrawing(browser),
  loading: async (browser) => (await import('./loading.mjs')).benchLoading(browser),
  feeling: async (browser) => (await import('./feeling.mjs')).benchFeeling(browser),
};
const browser = await openBrowser();
const holds = [];
for (const [name, run] of Object.entries(parts)) {
  if (!process.env.ONLY || process.env.ONLY === name) holds.push(...(await run(browser)));
}
await browser.close();
console.log(`\n${holds.filter(Boolean).length} of ${holds.length} budgets hold.`);
