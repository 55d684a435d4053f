import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { onPage, serve } from './browser.mjs';
import { bundle } from './bundle.mjs';
import { budget, median, tell } from './report.mjs';

const CPU = 4;
const KILOBYTE = 1024;
const networks = {
  'Fast 3G': { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  'Fast 4G': { latency: 85, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
};
const compressed = (text) => gzipSync(text).length / KILOBYTE;

/** P7 to P10: what a page loads, and how soon a calculator is usable. */
export async function benchLoading(browser, rounds) {
  const dist = Object.fromEntries(
    readdirSync('dist')
      .filter((name) => name.includes('.'))
      .map((name) => [name, readFileSync(`dist/${name}`, 'utf8')]),
  );
  const floor = compressed(await bundle('test/bench/pages/floor.ts'));
  const pages = {
    ...dist,
    'alone.js': await bundle('test/bench/pages/stamp-duty-alone.tsx'),
    'everything.js': await bundle('test/bench/pages/everything.ts'),
    'ours.html': page(`${ENTRY}${links(dist)}`, TAG),
    'alone.html': page('<script type="module" async src="/alone.js"></script>', '<main id="calculator"></main>'),
    'everything.html': page('<script type="module" async src="/everything.js"></script>', TAG),
    'none.html': page(ENTRY, '<p>No tags here.</p>'),
  };
  const site = await serve(pages);
  const [ours, none] = [
    await scriptsOf(browser, `${site.url}/ours.html`),
    await scriptsOf(browser, `${site.url}/none.html`),
  ];
  const start = ['agency.js', ...linked(dist)];
  await showsWith(browser, `${site.url}/ours.html`, start);
  const weight = (names) => names.reduce((sum, name) => sum + compressed(dist[name] ?? ''), 0);

  const holds = [
    budget('P7', 'JavaScript a calculator needs to be shown, over the React floor', weight(start) - floor, 10, ' kB'),
  ];
  tell(
    `floor ${floor.toFixed(1)} kB; until it is shown ${weight(start).toFixed(1)} kB in ${start.length} files; in all ${weight(ours).toFixed(1)} kB`,
  );
  for (const [name, network] of Object.entries(networks)) {
    const shown = await measureAll(browser, site.url, network, rounds);
    const ratio = (other) => median(shown.ours.map((time, index) => time / shown[other][index]));
    holds.push(budget('P8', `time to a shown calculator on ${name}, beside one hand-made file`, ratio('alone'), 1.05));
    holds.push(budget('P8', `the same on ${name}, beside one bundle of everything`, ratio('everything'), 0.75));
    tell(
      `${name}: ${Object.entries(shown)
        .map(([way, times]) => `${way} ${Math.round(median(times))} ms`)
        .join(', ')}`,
    );
  }
  holds.push(budget('P9', 'JavaScript of a page without our tags', weight(none), 5, ' kB'));
  holds.push(budget('P9', 'files it loads beside the entry', none.length - 1, 0, ''));
  const features = Object.keys(dist).filter((name) => name.endsWith('.js') && !/^(agency|domain|runtime)\./.test(name));
  const [map, largest] = features.sort((one, other) => compressed(dist[other]) - compressed(dist[one]));
  holds.push(budget('P10', `the map alone (${plain(map)})`, compressed(dist[map]), 75, ' kB'));
  holds.push(
    budget('P10', `the largest other chunk of a feature (${plain(largest)})`, compressed(dist[largest]), 15, ' kB'),
  );
  site.stop();
  return holds;
}

/** The name of a chunk without its hash. */
const plain = (file) => file.replace(/\.[\w-]{7}\.js$/, '');

const ENTRY = '<script type="module" async fetchpriority="high" src="/agency.js"></script>';
const TAG = '<agency-stamp-duty price="425000"></agency-stamp-duty>';
const SHOWN = '.agency-result-figure';

/** Notes when the calculator is shown: a script of the page, since one sent by the test would run while it loads. */
const CLOCK = `<script>
  requestAnimationFrame(function look() {
    if (document.querySelector('${SHOWN}')?.textContent.includes('£')) window.shownAfter = performance.now();
    else requestAnimationFrame(look);
  });
</script>`;

const page = (head, body) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Bench</title>${CLOCK}<link rel="stylesheet" href="/agency.css">${head}</head><body>${body}</body></html>`;

/** The files that a server-rendered page links: those for all tags, and those for its own tag. */
function linked(dist) {
  const { base, byTag } = JSON.parse(dist['modulepreload.json']);
  return [...base, ...byTag['agency-stamp-duty']];
}

const links = (dist) =>
  linked(dist)
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('');

/** All scripts that a page requests. */
const scriptsOf = (browser, address) =>
  onPage(browser, undefined, async (page) => {
    const all = new Set();
    page.on('request', (request) => /\.js$/.test(request.url()) && all.add(request.url().split('/').pop()));
    await page.goto(address, { waitUntil: 'networkidle' });
    return [...all];
  });

/** Fails unless the calculator is shown when the server serves only these scripts. */
const showsWith = (browser, address, scripts) =>
  onPage(browser, undefined, async (page) => {
    await page.route(/\.js$/, (route) =>
      scripts.includes(route.request().url().split('/').pop()) ? route.continue() : route.abort(),
    );
    await page.goto(address);
    await shownAfter(page);
  });

/** Milliseconds from the page's start until its calculator was shown. */
const shownAfter = async (page) => (await page.waitForFunction(() => window.shownAfter)).jsonValue();

async function measureAll(browser, url, network, rounds) {
  const shown = { ours: [], alone: [], everything: [] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? Object.keys(shown).reverse() : Object.keys(shown);
    for (const way of order) {
      const time = await onPage(
        browser,
        undefined,
        async (page) => {
          await page.goto(`${url}/${way}.html`, { waitUntil: 'load' });
          return shownAfter(page);
        },
        { cpu: CPU, network },
      );
      shown[way].push(time);
    }
  }
  return shown;
}
