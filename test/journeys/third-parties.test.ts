import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { homesForSale, runAgency } from './visit';

const quiet = 3_000;
/** What may be stored in the browser: what the visitor asked to keep, and what the session needs. */
const necessary = ['agency_session', 'searchHistory', 'savedProperties', 'savedSearches'];

describe('a visitor who agreed to nothing', () => {
  const agency = runAgency({ asked: true });
  let property: string;
  before(async () => {
    property = (await homesForSale(agency.url))[0]!.property_url;
  });

  for (const [name, path] of [
    ['the first page', () => '/'],
    ['results', () => '/properties/sales'],
    ['a property', () => property],
    ['the branches', () => '/branches'],
    ['the articles', () => '/articles'],
    ['the saved homes and the account', () => '/saved#/user/register'],
    ['the calculators', () => '/calculators'],
  ] as const) {
    it(`T23 is shown ${name} without a request to anybody else, and without a trace beyond what is needed`, async () => {
      const context = await agency.newContext();
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(agency.url + path());
      await page.waitForTimeout(quiet);
      const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== agency.url);
      assert.deepEqual(elsewhere, []);
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      const cookies = (await context.cookies()).map((cookie) => cookie.name);
      assert.deepEqual(
        [...kept, ...cookies].filter((each) => !necessary.includes(each)),
        [],
      );
      await context.close();
    });
  }
});
