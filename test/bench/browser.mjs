import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { chromiumOptions } from '../support/chromium.mjs';

/** The smallest possible picture, served for every picture request. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Serves files from memory by name, gzipped; returns its address and a function to stop it. */
export async function serve(files) {
  const compressed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, gzipSync(text)]));
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://bench').pathname.slice(1);
    if (request.url.startsWith('/user.ljson')) return json(response, { user: { user_id: null } });
    if (name.endsWith('.gif')) return response.writeHead(200, { 'content-type': 'image/gif' }).end(PICTURE);
    if (compressed[name] === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[name.split('.').pop()] ?? 'text/plain',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
      // A cross-origin isolated page has a finer clock; with the usual one a press takes only two or three ticks.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    return response.end(compressed[name]);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

const json = (response, body) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A browser that exposes memory measurements. */
export const openBrowser = () =>
  chromium.launch(chromiumOptions('--js-flags=--expose-gc', '--enable-precise-memory-info'));

/** Opens a page, passes it on with a DevTools session, and closes it. */
export async function onPage(browser, address, work, { cpu = 1, network } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  if (cpu > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) await tools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  try {
    if (address) await page.goto(address);
    return await work(page, tools);
  } finally {
    await context.close();
  }
}
