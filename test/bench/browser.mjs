import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

import { chromium } from 'playwright-core';

/** The smallest picture there is, for whatever picture a page asks. */
const PICTURE = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Serves files out of memory by name, compressed as any server does; returns its address and how to stop. */
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
      // A page apart from all others may read a finer clock: by the usual one a press takes two or three ticks.
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

/** A browser that lets us measure memory. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  });

/** Opens a page, hands it over with a line to the browser's own tools, and closes it. */
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
