import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import axeCore from 'axe-core';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

import { startServer, type RunningServer, type ServerOptions } from '../../demo/server/start-server';
import { site } from '../../demo/site/index';
import { generate } from '../../demo/seed/index';
import { chromiumOptions } from '../support/chromium.mjs';
import { emptyDatabase } from '../support/empty-database';

/** Milliseconds: a busy machine is slow, not wrong. */
const longestWait = 90_000;

type AgencyOptions = ServerOptions & { properties?: number };

/** The whole agency, running: site, server and a database in memory. */
export const startAgency = async ({ properties = 200, ...options }: AgencyOptions = {}): Promise<RunningServer> =>
  startServer({
    site,
    secret: 'a-secret-for-tests-only',
    seed: async () => generate({ properties }),
    databaseDump: await emptyDatabase(),
    ...options,
  });

/**
 * The agency and a browser for the tests of a suite: started before them, closed after them. Visitors declined cookies
 * on an earlier visit, unless they are to be `asked`.
 */
export function runAgency({ asked = false, ...options }: AgencyOptions & { asked?: boolean } = {}) {
  let agency: RunningServer;
  let browser: Browser;
  before(async () => {
    [agency, browser] = await Promise.all([startAgency(options), chromium.launch(chromiumOptions())]);
  });
  after(async () => {
    await browser.close();
    await agency.close();
  });
  return {
    get url() {
      return agency.url;
    },
    get services() {
      return agency.services;
    },
    /** Another person's browser. */
    newContext: async (options?: BrowserContextOptions) => {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(longestWait);
      if (!asked) await context.addInitScript(declineCookies);
      return context;
    },
  };
}

/** Homes for sale, as the agency at an address finds them. */
export async function homesForSale(url: string) {
  const answer = await fetch(`${url}/search.ljson?channel=sales`);
  return ((await answer.json()) as { properties: { property_url: string }[] }).properties;
}

/** Runs in a page before its own scripts. */
function declineCookies() {
  if (location.protocol === 'http:' && !document.cookie.includes('cookieconsent_status='))
    document.cookie = 'cookieconsent_status=deny; Path=/';
}

/** Opens a page and collects its errors. */
export async function visit(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(address);
  return { page, complaints };
}

/** Moves the focus with the Tab key alone to the element with this label. */
export async function tabTo(page: Page, name: string) {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    const is = await page.evaluate((wanted) => {
      const { activeElement: at } = document;
      const labels = (at as HTMLInputElement | null)?.labels;
      const called = at?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at?.textContent ?? '';
      return called.trim().startsWith(wanted);
    }, name);
    if (is) return;
  }
  assert.fail(`the Tab key leads to nothing called ${name}`);
}

/** The accessibility violations that axe finds on the page now, by rule and element. */
export async function violations(page: Page) {
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** A new visitor. */
export const newcomer = () => ({
  firstName: 'Siân',
  lastName: 'O’Connor',
  email: `sian.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`,
  password: 'A quiet street 7',
});
