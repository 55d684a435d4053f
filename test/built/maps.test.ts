import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

import { openBrowser, visit } from './browser';
import { gone, Site } from './site';

const SCRIPT = '<script type="module" src="/agency/agency.js"></script>';
const STYLE = '<link id="agency-css" rel="stylesheet" href="/agency/agency.css">';
const tiles = { mapTiles: { url: '/tiles/{z}/{x}/{y}.svg', attribution: 'Drawn' } };
const home = { property_id: 7, display_address: '14 Rivers Street, Bath', lat: 51.38, lng: -2.36, price_value: 825000 };
const found = { properties: [home], pagination: { page: 1, page_count: 1, total_count: 1 } };
const data = (page: object) =>
  `<script type="application/json" id="agency-data">${JSON.stringify({ ...tiles, ...page })}</script>`;
const MAP = '<agency-property-map lat="51.38" lng="-2.36"></agency-property-map>';
const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" />';
const CARD = '<agency-property-card property-id="7"></agency-property-card>';
const searchMap = (height: number) =>
  `${STYLE}${data({})}<div style="height:${height}px"><agency-search-map></agency-search-map></div>${SCRIPT}`;

let browser: Browser;
let site: Site;

before(async () => {
  [browser, site] = await Promise.all([openBrowser(), Site.open()]);
});
after(async () => {
  await browser.close();
  site.close();
});

describe('the built maps', () => {
  it('P10 are at most 75 kB with all that only they need', () => {
    const {
      base,
      byTag,
      visit: own,
    } = JSON.parse(readFileSync('dist/modulepreload.json', 'utf8')) as {
      base: string[];
      visit: string[];
      byTag: Record<string, string[]>;
    };
    const others = new Set([...base, ...own, ...byTag['agency-property-card']!]);
    const kit = readdirSync('dist').filter((file) => /^kit\..*\.js$/.test(file));
    assert.equal(kit.length, 1);
    for (const tag of ['agency-search-map', 'agency-property-map']) {
      const files = [...byTag[tag]!.filter((file) => !others.has(file)), ...kit];
      const bytes = files.reduce(
        (sum, file) => sum + gzipSync(readFileSync(join('dist', file)), { level: 9 }).length,
        0,
      );
      assert.ok(bytes <= 75_000, `${tag} is ${bytes} bytes`);
    }
  });

  it('F69 map-06 leave a text, a retry and the homes beside them when their library does not come', async () => {
    const open = await visit(browser);
    site.misbehave(/\/kit\.[\w-]+\.js$/, gone);
    const page = data({ properties: [home] });
    await open.page.goto(site.write('/page', `${STYLE}${page}${CARD}${MAP}${SCRIPT}`));
    await open.page.waitForSelector('agency-property-map[data-state=error]');
    await open.page.waitForSelector('agency-property-card[data-state=ready]');
    assert.match(await open.page.innerText('agency-property-map'), /The map did not load/);
    site.behave();
    await open.page.click('agency-property-map button');
    await open.page.waitForSelector('agency-property-map[data-state=ready]');
    assert.equal(await open.page.locator('.agency-map-mark').count(), 1);
    await open.close();
  });

  it('F69 offer a reload when a retry fails too, since some browsers never fetch a failed file again', async () => {
    const open = await visit(browser);
    site.misbehave(/\/kit\./, gone);
    await open.page.goto(site.write('/page', `${STYLE}${data({})}${MAP}${SCRIPT}`));
    await open.page.getByRole('button', { name: 'Try again' }).click();
    const reload = open.page.getByRole('button', { name: 'Reload the page' });
    await reload.waitFor();
    site.behave();
    await reload.click();
    await open.page.waitForSelector('agency-property-map[data-state=ready]');
    await open.close();
  });

  it('F69 keep the home in their middle in reach when their pictures do not come', async () => {
    const open = await visit(browser, { viewport: { width: 390, height: 844 } });
    await open.page.route('**/search.ljson*', (route) => route.fulfill({ json: found }));
    site.behave();
    await open.page.goto(site.write('/page', searchMap(360)));
    await open.page.waitForSelector('.agency-map-fault');
    await open.page.click('.agency-map-pin');
    await open.page.waitForSelector('.agency-map-sheet agency-property-card[data-state=ready]');
    await open.close();
  });

  it('work where pages trust no text as HTML or script', async () => {
    const open = await visit(browser);
    const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types agency";
    await open.page.route('**/search.ljson*', (route) => route.fulfill({ json: found }));
    await open.page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }));
    site.behave();
    await open.page.goto(site.write('/page', searchMap(600), { 'content-security-policy': policy }));
    await open.page.waitForSelector('agency-search-map[data-state=ready]');
    await open.page.waitForSelector('.agency-map-pin');
    await open.page.click('.agency-map-pin');
    await open.page.waitForSelector('.agency-map-card agency-property-card[data-state=ready]');
    assert.deepEqual(
      open.errors.filter((text) => !/404|Failed to load|style/.test(text)),
      [],
    );
    await open.close();
  });
});
