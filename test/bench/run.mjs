// Performance budgets as ratios of both sides of one interleaved run, never as absolute test timings.
// npm run bench -- --rounds 1 is a quick look; --only drawing, leaks, loading, map or feeling runs one part.
import { parseArgs } from 'node:util';

import { build, install } from '../../demo/prepare.mjs';
import { needBrowser } from '../support/needs.mjs';

const parts = {
  drawing: async (...given) => (await import('./drawing.mjs')).benchDrawing(...given),
  leaks: async (...given) => (await import('./leaks.mjs')).benchLeaks(...given),
  loading: async (...given) => (await import('./loading.mjs')).benchLoading(...given),
  map: async (...given) => (await import('./map.mjs')).benchMap(...given),
  feeling: async (...given) => (await import('./feeling.mjs')).benchFeeling(...given),
};
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } } });

install();
needBrowser('chromium');
build();
const { openBrowser } = await import('./browser.mjs');
const { printTable, unmeasured } = await import('./report.mjs');
const browser = await openBrowser();
const rows = [];
for (const [name, run] of Object.entries(parts)) {
  if (values.only && values.only !== name) continue;
  console.log(`Measuring ${name} …`);
  rows.push(...(await run(browser, Number(values.rounds)).catch((error) => [unmeasured('', name, error)])));
}
await browser.close();
printTable(rows);
