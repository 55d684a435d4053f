import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

import { chromiumOptions } from '../support/chromium.mjs';

/** The browser in which the built files are tested. */
export const openBrowser = () => chromium.launch(chromiumOptions('--js-flags=--expose-gc'));

/** A page, with its console messages. */
export interface Visit {
  page: Page;
  errors: string[];
  warnings: string[];
  close(): Promise<void>;
}

/** Opens a tab in a new browser context. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return { page, errors, warnings, close: () => context.close() };
}

/** Waits for a message with all these texts: the console may be told after the page has changed. */
export async function heard(messages: readonly string[], ...texts: string[]): Promise<string> {
  for (let wait = 0; wait < 50; wait++) {
    const found = messages.find((message) => texts.every((text) => message.includes(text)));
    if (found !== undefined) return found;
    await setTimeout(100);
  }
  return assert.fail(`nobody said ${texts.join(' … ')}, but: ${messages.join()}`);
}
