import { build } from 'esbuild';

import { styleSheets } from '../../src/build/styles.mjs';
import { homes } from './cards/homes.ts';
import { onPage, serve } from './browser.mjs';
import { median, report, tell } from './report.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const THOUSAND = 1000;
/** Milliseconds until a step that never comes true ends the run. */
const PATIENCE = 30_000;

/** Each way of drawing the same card: its page, its tag, and whether the CSS lets the browser skip what is off screen. */
const ways = {
  lit: { page: 'lit', tag: 'lit-card' },
  'lit-skipping': { page: 'lit', tag: 'lit-card', skipping: true },
  roots: { page: 'roots', tag: 'root-card' },
  eager: { page: 'agency', tag: 'agency-eager-card', skipping: true },
  visible: { page: 'agency', tag: 'agency-property-card', skipping: true },
};

/** P1 to P6: a thousand cards, beside Lit and beside a React root for each tag. */
export async function benchDrawing(browser) {
  const site = await serve(await files());
  const measured = await measureAll(browser, site.url);
  const kept = await measureLeaks(browser, site.url);
  site.stop();

  const ratio = (what, way, other) =>
    median(measured[way].map((round, index) => round[what] / measured[other][index][what]));
  const absolute = (what) =>
    Object.keys(ways)
      .map((way) => `${way} ${Math.round(median(measured[way].map((round) => round[what])))} ms`)
      .join(', ');

  const holds = [
    report('P1', 'first paint of 1,000 cards drawn on sight, beside Lit', ratio('mount', 'visible', 'lit'), 0.3),
    report('P2', 'all 1,000 drawn, beside Lit', ratio('mount', 'eager', 'lit'), 0.8),
    report('P2', 'all 1,000 drawn, beside Lit with the same CSS', ratio('mount', 'eager', 'lit-skipping'), 1.3),
    report('P3', 'saving one of 1,000, beside Lit', ratio('one', 'eager', 'lit'), 3),
    report('P4', 'an attribute changed on all, beside Lit', ratio('attribute', 'eager', 'lit'), 0.6),
    report('P4', 'all saved at once, beside Lit', ratio('all', 'eager', 'lit'), 0.6),
    report('P4', 'all reordered, beside Lit', ratio('reorder', 'eager', 'lit'), 0.3),
    report('P5', 'drawing 3,000 beside 1,000', median(measured.eager.map(({ mount3, mount }) => mount3 / mount)), 3.3),
    report('P5', 'saving 3,000 beside 1,000', median(measured.eager.map(({ all3, all }) => all3 / all)), 3.3),
    report('P6', 'DOM nodes kept after ten times 200 tags and 500 never attached', kept.nodes, 0, ''),
    report('P6', 'listeners kept after the same', kept.listeners, 0, ''),
    report('P6', 'heap of the second ten cycles', kept.heap / 1024, 64, ' kB'),
  ];
  for (const what of ['mount', 'one', 'attribute', 'all', 'reorder']) tell(`${what}: ${absolute(what)}`);
  tell(`a React root for each tag beside Lit: drawing ${ratio('mount', 'roots', 'lit').toFixed(2)}×`);
  return holds;
}

async function files() {
  const bundles = {};
  for (const [name, entry] of [
    ['lit', 'lit.mjs'],
    ['agency', 'agency.tsx'],
    ['roots', 'roots.tsx'],
  ]) {
    const { outputFiles } = await build({
      entryPoints: [`test/bench/cards/${entry}`],
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', __VERSION__: '"bench"' },
    });
    bundles[`${name}.js`] = outputFiles[0].text;
  }
  const css = await build({
    stdin: {
      contents: styleSheets()
        .map((file) => `@import './${file}';`)
        .join('\n'),
      resolveDir: '.',
      loader: 'css',
    },
    bundle: true,
    write: false,
  });
  const data = JSON.stringify({ properties: homes(3 * THOUSAND) });
  const page = (name, skipping) => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/agency.css">
    <style>lit-card, root-card, agency-eager-card { display: block; contain-intrinsic-block-size: auto 420px; ${skipping ? 'content-visibility: auto;' : ''} }
    ${skipping ? '' : '.agency-cards > * { content-visibility: visible; }'}</style>
    <script type="application/json" id="agency-data">${data}</script><script type="module" src="/${name}.js"></script><main></main>`;
  const pages = Object.fromEntries(
    Object.entries(ways).map(([way, { page: name, skipping }]) => [`${way}.html`, page(name, skipping)]),
  );
  return { ...bundles, ...pages, 'agency.css': css.outputFiles[0].text };
}

async function measureAll(browser, url) {
  const measured = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? Object.keys(ways).reverse() : Object.keys(ways);
    for (const way of order) measured[way].push(await measure(browser, url, way));
  }
  return measured;
}

async function measure(browser, url, way) {
  const { tag } = ways[way];
  const run = (count, after) =>
    onPage(browser, `${url}/${way}.html`, (page) =>
      page.evaluate(inPage, { tag, count, after, isLazy: way === 'visible', patience: PATIENCE }),
    );
  const updates = ['one', 'attribute', 'all', 'reorder'];
  const first = await run(THOUSAND, way === 'roots' || way === 'visible' ? [] : updates);
  if (way !== 'eager') return first;
  const third = await run(3 * THOUSAND, ['all']);
  return { ...first, mount3: third.mount, all3: third.all };
}

/** Runs in the page: draws the cards, then changes them, and times each until it is painted. */
async function inPage({ tag, count, after, isLazy, patience }) {
  const until = async (what, isDone) => {
    const end = performance.now() + patience;
    while (!isDone()) {
      if (performance.now() > end) throw new Error(`${count} × <${tag}>: never saw ${what}`);
      await new Promise((done) => requestAnimationFrame(done));
    }
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // The heart is the last part of a card to be drawn.
  const drawn = () => document.querySelectorAll('.agency-save').length;
  const time = async (what, work, isDone) => {
    const start = performance.now();
    work();
    await until(what, isDone);
    await painted();
    return performance.now() - start;
  };
  const { cards } = window;
  const warm = cards.make(1, tag);
  document.querySelector('main').append(...warm);
  await until('the first card', () => drawn() === 1);
  warm[0].remove();
  await until('the first card leave', () => drawn() === 0);

  const list = document.createElement('div');
  list.className = 'agency-cards';
  const made = cards.make(count, tag);
  const inSight = (card) => card.getBoundingClientRect().top < innerHeight;
  const times = {};
  times.mount = await time(
    'all cards',
    () => {
      list.append(...made);
      document.querySelector('main').append(list);
    },
    isLazy
      ? () =>
          made.filter((card, index) => index < 40 && inSight(card)).every((card) => card.querySelector('.agency-save'))
      : () => drawn() === count,
  );
  const pressed = () => list.querySelectorAll('[aria-pressed="true"]').length;
  for (const what of after) {
    if (what === 'one') {
      const heart = made[2].querySelector('.agency-save');
      const changed = new Promise((done) => {
        new MutationObserver(() => done(performance.now())).observe(heart, { attributeFilter: ['aria-pressed'] });
      });
      const start = performance.now();
      heart.click();
      times.one = (await changed) - start;
      heart.click();
      await until('the heart empty again', () => pressed() === 0);
      await painted();
    }
    if (what === 'attribute') {
      times.attribute = await time(
        'every heading change',
        () => made.forEach((card) => card.setAttribute('heading-level', '4')),
        () => list.querySelectorAll('h4').length === count,
      );
    }
    if (what === 'all')
      times.all = await time(
        'every heart fill',
        () => cards.saveAll(count, true),
        () => pressed() === count,
      );
    if (what === 'reorder')
      times.reorder = await time(
        'the new order',
        () => list.append(...made.toReversed()),
        () => true,
      );
  }
  return times;
}

/** What stays in memory once all tags are gone. */
function measureLeaks(browser, url) {
  return onPage(browser, `${url}/eager.html`, async (page, tools) => {
    await tools.send('Performance.enable');
    const cycle = (times) =>
      page.evaluate(async (turns) => {
        const drawn = () => document.querySelectorAll('.agency-card').length;
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (let turn = 0; turn < turns; turn++) {
          const list = document.createElement('div');
          list.append(...window.cards.make(200));
          document.body.append(list);
          while (drawn() < 200) await frame();
          list.remove();
          while (drawn() > 0) await frame();
        }
        window.cards.make(500);
      }, times);
    const weigh = async () => {
      for (let turn = 0; turn < 3; turn++) await tools.send('HeapProfiler.collectGarbage');
      const { metrics } = await tools.send('Performance.getMetrics');
      const of = (name) => metrics.find((metric) => metric.name === name).value;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
    };
    await cycle(10);
    const before = await weigh();
    await cycle(10);
    const after = await weigh();
    return {
      nodes: Math.max(0, after.nodes - before.nodes),
      listeners: Math.max(0, after.listeners - before.listeners),
      heap: Math.max(0, after.heap - before.heap),
    };
  });
}
