import { onPage, serve } from './browser.mjs';
import { pagesOfCards, ways } from './cards/pages.mjs';
import { timeCards } from './cards/time-cards.mjs';
import { budget, median, tell } from './report.mjs';

const THOUSAND = 1000;
const changes = ['one', 'attribute', 'all', 'reorder'];

/** P1 to P5: a thousand cards, compared with Lit and with a React root for each tag. */
export async function benchDrawing(browser, rounds) {
  const site = await serve(await pagesOfCards());
  const measured = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? Object.keys(ways).reverse() : Object.keys(ways);
    for (const way of order) measured[way].push(await measure(browser, site.url, way));
  }
  site.stop();

  const ratio = (what, way, other) =>
    median(measured[way].map((round, index) => round[what] / measured[other][index][what]));
  const growth = (what) => median(measured.eager.map((round) => round[`${what}3`] / round[what]));
  for (const what of ['mount', ...changes]) {
    const known = Object.entries(measured).filter(([, all]) => all[0][what] !== undefined);
    const times = known.map(([way, all]) => `${way} ${median(all.map((round) => round[what])).toFixed(1)} ms`);
    tell(`${what}: ${times.join(', ')}`);
  }
  tell(`a React root for each tag beside Lit: drawing ${ratio('mount', 'roots', 'lit').toFixed(2)}×`);
  return [
    budget('P1', 'first paint of 1,000 cards drawn on sight, beside Lit', ratio('mount', 'visible', 'lit'), 0.3),
    budget('P2', 'all 1,000 drawn, beside Lit', ratio('mount', 'eager', 'lit'), 0.8),
    budget('P2', 'all 1,000 drawn, beside Lit with the same CSS', ratio('mount', 'eager', 'lit-skipping'), 1.3),
    budget('P3', 'saving one of 1,000, beside Lit', ratio('one', 'eager', 'lit'), 3),
    budget('P4', 'an attribute changed on all, beside Lit', ratio('attribute', 'eager', 'lit'), 0.6),
    budget('P4', 'all saved at once, beside Lit', ratio('all', 'eager', 'lit'), 0.6),
    budget('P4', 'all reordered, beside Lit', ratio('reorder', 'eager', 'lit'), 0.3),
    budget('P5', 'drawing 3,000 beside 1,000', growth('mount'), 3.3),
    budget('P5', 'saving 3,000 beside 1,000', growth('all'), 3.3),
  ];
}

async function measure(browser, url, way) {
  const { tag } = ways[way];
  const run = (count, after) =>
    onPage(browser, `${url}/${way}.html`, (page) =>
      page.evaluate(timeCards, { tag, count, after, isLazy: way === 'visible' }),
    );
  const first = await run(THOUSAND, way === 'roots' || way === 'visible' ? [] : changes);
  if (way !== 'eager') return first;
  const third = await run(3 * THOUSAND, ['all']);
  return { ...first, mount3: third.mount, all3: third.all };
}
