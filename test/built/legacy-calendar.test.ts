import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';

import { legacyCalendarScript } from '../../demo/server/legacy-calendar';
import { openBrowser, visit, type Visit } from './browser';
import { gone, Site } from './site';

const SCRIPT = '<script type="module" src="/agency/agency.js" nonce="R"></script>';
const CALENDAR = '/legacy_asset_bundles/legacy_calendar.js';
const strict = {
  'content-security-policy':
    "default-src 'self'; script-src 'nonce-R' 'strict-dynamic'; style-src 'self' 'nonce-R'; object-src 'none'; " +
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types agency",
};

let browser: Browser;
let site: Site;
let open: Visit;

before(async () => {
  [browser, site] = await Promise.all([openBrowser(), Site.open()]);
  mkdirSync(join(site.folder, 'legacy_asset_bundles'));
  writeFileSync(join(site.folder, CALENDAR), legacyCalendarScript);
});
after(async () => {
  await browser.close();
  site.close();
});
beforeEach(async () => {
  open = await visit(browser);
});
afterEach(async () => {
  await open.close();
  site.behave();
});

const show = (html: string, hash = '') => open.page.goto(site.write('/page', html + SCRIPT, strict) + hash);
const calendar = (name: string) => open.page.getByRole('dialog', { name: `${name} calendar` });
const fetched = () => site.asked.filter((path) => path === CALENDAR).length;

describe('on a page with none of our tags, under a strict policy,', () => {
  it('LEG-01 LEG-04 an address and a link to #/book_a_valuation open the older calendar of valuations', async () => {
    await show('<a href="#/book_a_valuation">Book</a>', '#/book_a_valuation');
    for (let round = 0; round < 2; round++) {
      await calendar('Valuation').getByRole('button', { name: 'Close' }).click();
      await calendar('Valuation').waitFor({ state: 'hidden' });
      await open.page.getByRole('link', { name: 'Book' }).click();
    }
    await calendar('Valuation').waitFor();
    assert.equal(fetched(), 1);
    assert.deepEqual(open.errors, []);
  });

  it('LEG-02 a press of hfview__open opens that of viewings, though it came later and the page stops its events', async () => {
    await show('<main></main>');
    await open.page.waitForFunction('window.Agency');
    await open.page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { className: 'hfview__open', href: '/elsewhere', textContent: 'Arrange a viewing' });
      document.querySelector('main')!.append(link);
      document.addEventListener('click', (event) => event.stopImmediatePropagation(), true);
    });
    assert.equal(fetched(), 0, 'nothing is fetched before');
    await open.page.getByRole('link').click();
    await calendar('Viewing').getByText('“Arrange a viewing”').waitFor();
    assert.equal(new URL(open.page.url()).pathname, '/page', 'and the link is not followed');
    assert.deepEqual(open.errors, []);
  });

  const platform =
    '<script nonce="R">window.Homeflow = { heard: {}, get() {}, registerEvent(name, run) { this.heard[name] = run; }, kickEvent(name, ...given) { this.heard[name]?.(...given); } };</script>';
  for (const [how, html, kick] of [
    ['of the platform', platform, "Homeflow.kickEvent('rda_viewing', { target: document.querySelector('button') })"],
    ['of the document', '', "document.dispatchEvent(new CustomEvent('rda_viewing'))"],
  ] as const) {
    it(`LEG-03 an event rda_viewing ${how} opens that of viewings`, async () => {
      await show(`${html}<button type="button">Ask</button>`);
      await open.page.waitForFunction('window.Agency');
      await open.page.evaluate(`void ${kick}`);
      await calendar('Viewing').waitFor();
      assert.deepEqual(open.errors, []);
    });
  }

  it('LEG-04 F10 the visitor is told when the script does not come, and can try again', async () => {
    site.misbehave(/legacy_calendar/, gone, 1);
    await show('<button class="hfview__open">Arrange a viewing</button>');
    await open.page.waitForFunction('window.Agency');
    await open.page.getByRole('button', { name: 'Arrange' }).click();
    await open.page.getByRole('alert').getByText('Sorry, the calendar did not load.').waitFor();
    await open.page.getByRole('button', { name: 'Try again' }).click();
    await calendar('Viewing').waitFor();
  });

  it('T04 an element that is called like the platform breaks nothing', async () => {
    await show('<form id="Homeflow"><input name="registerEvent"></form><button class="hfview__open">Ask</button>');
    await open.page.waitForFunction('window.Agency');
    await open.page.getByRole('button').click();
    await calendar('Viewing').waitFor();
    assert.deepEqual(open.errors, []);
  });
});
