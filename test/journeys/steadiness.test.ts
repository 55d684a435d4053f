import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import type { RunningServer } from '../../demo/server/start-server';
import { openBrowser, startAgency } from './visit';

/** The largest layout shift score of a page while it loads. */
const budget = 0.05;
const widths = [390, 768, 1440];

/** Adds up the layout shifts, as Chromium measures them. */
const countShifts = () => {
  const page = window as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

describe('a page that loads', () => {
  let agency: RunningServer;
  let browser: Browser;
  let home: string;
  let saved: string;
  before(async () => {
    [agency, browser] = await Promise.all([startAgency(), openBrowser({ asked: true })]);
    const found = await fetch(`${agency.url}/search.ljson?channel=sales&count=12`);
    const { properties } = (await found.json()) as { properties: { property_url: string }[] };
    home = properties[0]!.property_url;
    saved = JSON.stringify(properties.slice(0, 7));
  });
  after(async () => {
    await browser.close();
    await agency.close();
  });

  for (const [name, address, drawn] of [
    ['the first page', () => '/', 'agency-search-form'],
    ['results', () => '/properties/sales', 'agency-search-results'],
    ['filtered results', () => '/search?channel=sales&fragment=from-2-bed/up-to-500000', 'agency-search-results'],
    ['the page of a home', () => home, 'agency-user-link'],
    ['the saved homes', () => '/saved', 'agency-saved-properties'],
    ['the branches', () => '/branches', 'agency-branch-search'],
    ['the advice', () => '/articles', 'agency-article-list'],
    ['the calculators', () => '/calculators', 'agency-stamp-duty'],
  ] as const) {
    it(`P11 hardly moves: ${name}`, async () => {
      for (const width of widths) {
        const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: width < 600 });
        await context.addInitScript((list) => localStorage.setItem('savedProperties', list), saved);
        await context.addInitScript(countShifts);
        const page = await context.newPage();
        await page.goto(agency.url + address(), { waitUntil: 'load' });
        await page.waitForSelector(`${drawn}:is([data-state=ready], [data-state=empty])`, { state: 'attached' });
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate<number>('shift');
        assert.ok(shift < budget, `${shift.toFixed(3)} at ${width} px`);
        await context.close();
      }
    });
  }
});
