import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';

import { generate } from '../../demo/seed';
import { startServer, type RunningServer } from '../../demo/server/start-server';
import { site } from '../../demo/site';
import { openBrowser, visit } from './browser';

const { base, byTag } = JSON.parse(readFileSync('dist/modulepreload.json', 'utf8')) as {
  base: string[];
  byTag: Record<string, string[]>;
};

let browser: Browser;
let agency: RunningServer;

before(async () => {
  [browser, agency] = await Promise.all([
    openBrowser(),
    startServer({ site, secret: 'links', seed: async () => generate({ properties: 30 }) }),
  ]);
});
after(async () => {
  await browser.close();
  await agency.close();
});

const names = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name!);

it('F15 asks for the entry once: no file imports it, since a page may load it under another address', () => {
  const files = readdirSync('dist').filter((name) => /\.[\w-]{7}\.js$/.test(name));
  assert.ok(files.length > 0);
  const importing = files.filter((name) => readFileSync(`dist/${name}`, 'utf8').includes('./agency.js'));
  assert.deepEqual(importing, []);
});

describe('a page of the site', () => {
  for (const path of ['/', '/calculators', '/properties/sales', '/nowhere']) {
    it(`P8 links exactly the files that its tags need, at ${path}`, async () => {
      const html = await (await fetch(agency.url + path)).text();
      const tags = names(html, /<(agency-[a-z-]+)/g);
      const needed = [...base, ...tags.flatMap((tag) => byTag[tag] ?? [])];
      const linked = names(html, /rel="modulepreload" href="\/asset_bundles\/([^"]+)"/g);
      assert.deepEqual(linked.sort(), [...new Set(needed)].sort());
    });
  }

  it('P8 may fetch what it links under its own strict policy, and links all that its first drawing imports', async () => {
    const { page, errors, close } = await visit(browser);
    await page.goto(`${agency.url}/calculators`);
    await page.locator('agency-stamp-duty[data-state=ready]').waitFor();
    const hrefs = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    // What the script itself loads has an absolute address.
    const linked = hrefs.filter((href) => href.startsWith('/')).map((href) => agency.url + href);
    const asked = hrefs.filter((href) => !href.startsWith('/'));
    assert.ok(asked.length > 0);
    assert.deepEqual(
      asked.filter((href) => !linked.includes(href)),
      [],
    );
    assert.deepEqual(errors, []);
    await close();
  });
});
