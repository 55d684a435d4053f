import { onPage, serve } from './browser.mjs';
import { pagesOfCards } from './cards/pages.mjs';
import { budget } from './report.mjs';

const KILOBYTE = 1024;
/** Compiled code and the browser's own profiling data do not count as leaks. */
const notOurs = ['code', 'native', 'hidden'];

/** P6: what remains in memory once all tags are removed. */
export async function benchLeaks(browser) {
  const site = await serve(await pagesOfCards());
  const [before, after] = await onPage(browser, `${site.url}/eager.html`, async (page, tools) => {
    await tools.send('Performance.enable');
    await page.evaluate(cycles, 10);
    const first = await weigh(page, tools);
    await page.evaluate(cycles, 10);
    return [first, await weigh(page, tools)];
  });
  site.stop();
  const kept = (what) => Math.max(0, after[what] - before[what]);
  return [
    budget('P6', 'DOM nodes kept after ten times 200 tags and 500 never attached', kept('nodes'), 0, ''),
    budget('P6', 'listeners kept after the same', kept('listeners'), 0, ''),
    budget('P6', 'objects kept of the second ten cycles', kept('objects') / KILOBYTE, 4, ' kB'),
  ];
}

/** Runs in the page: adds tags and removes them. */
async function cycles(times) {
  const drawn = () => document.querySelectorAll('.agency-card').length;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let turn = 0; turn < times; turn++) {
    const list = document.createElement('div');
    list.append(...window.cards.make(200));
    document.body.append(list);
    while (drawn() < 200) await frame();
    list.remove();
    while (drawn() > 0) await frame();
  }
  window.cards.make(500);
}

async function weigh(page, tools) {
  // Leaves time for idle callbacks.
  await page.waitForTimeout(500);
  for (let turn = 0; turn < 3; turn++) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), objects: objectsIn(await snapshot(tools)) };
}

async function snapshot(tools) {
  let text = '';
  const take = ({ chunk }) => (text += chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await tools.send('HeapProfiler.takeHeapSnapshot');
  tools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(text);
}

/** Bytes of all objects, arrays, strings and functions. */
function objectsIn({ nodes, snapshot: { meta } }) {
  const fields = meta.node_fields;
  const kinds = meta.node_types[fields.indexOf('type')];
  let bytes = 0;
  for (let place = 0; place < nodes.length; place += fields.length) {
    if (!notOurs.includes(kinds[nodes[place + fields.indexOf('type')]]))
      bytes += nodes[place + fields.indexOf('self_size')];
  }
  return bytes;
}
