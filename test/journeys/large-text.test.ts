import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import type { BrowserContext, Page } from 'playwright-core';

import { homesForSale, runAgency } from './visit';

/** The width of the smallest screens, or of a wide one zoomed to 400 %. */
const screen = { width: 320, height: 700 };

/** Runs in a page before its own scripts: doubles the text size, as visitors can in their browser. */
const doubleText = () => {
  const wait = setInterval(() => {
    if (!document.documentElement) return;
    document.documentElement.style.fontSize = '32px';
    clearInterval(wait);
  });
};

/** The elements that leave the screen at a side or overlap another, by their text. */
async function misplaced(page: Page, selector: string) {
  const found = await page.$$eval(selector, (all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ words: each.textContent || each.ariaLabel, ...each.getBoundingClientRect().toJSON() })),
  );
  const boxes = (found as (DOMRect & { words: string })[]).filter(({ width }) => width > 1);
  assert.ok(boxes.length > 1, selector);
  return boxes.flatMap((one, index) => [
    ...(one.left < 0 || one.right > screen.width ? [`outside: ${one.words}`] : []),
    ...boxes
      .slice(index + 1)
      .filter((other) => lieOnOneAnother(one, other))
      .map((other) => `${one.words} on ${other.words}`),
  ]);
}

const lieOnOneAnother = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

/** The texts that are wider than their elements. */
const cut = (page: Page, selector: string) =>
  page.$$eval(selector, (all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((each) => each.textContent),
  );

describe('a small screen', () => {
  const agency = runAgency();
  let large: BrowserContext;
  let home: string;
  let person: string;
  const open = async (context: BrowserContext, address: string, ready: string) => {
    const page = await context.newPage();
    await page.goto(agency.url + address);
    await page.waitForSelector(ready);
    return page;
  };
  before(async () => {
    home = (await homesForSale(agency.url))[0]!.property_url;
    const staff = await (await fetch(`${agency.url}/staff?name_to_filter_by=harriet`)).text();
    person = /\/staff\/[\w-]+/.exec(staff)![0];
    large = await agency.newContext({ viewport: screen, hasTouch: true, reducedMotion: 'reduce' });
    await large.addInitScript(doubleText);
  });

  for (const [name, address, drawn] of [
    ['the first page', () => '/', 'agency-search-form'],
    ['results', () => '/properties/sales', 'agency-search-sort'],
    ['a home', () => home, 'agency-user-link'],
    ['the staff', () => '/staff', 'agency-staff-search'],
    ['the branches', () => '/branches', 'agency-branch-search'],
    ['the advice', () => '/articles', 'agency-article-list'],
    ['the calculators', () => '/calculators', 'agency-stamp-duty'],
    ['the valuation', () => '/book-a-valuation', 'agency-valuation'],
    ['the saved homes', () => '/saved', 'agency-saved-properties'],
    ['a branch', () => '/branches/bath', 'agency-user-link'],
    ['a person', () => person, 'agency-user-link'],
  ] as const) {
    it(`g-08 does not scroll sideways with text of 200 %: ${name}`, async () => {
      const page = await open(large, address(), `${drawn}:is([data-state=ready], [data-state=empty])`);
      const [text, width, skip] = await page.evaluate(() => [
        getComputedStyle(document.querySelector('main')!).fontSize,
        document.documentElement.scrollWidth,
        document.querySelector('.site-skip')!.getBoundingClientRect().bottom,
      ]);
      assert.equal(text, '32px');
      assert.equal(width, screen.width);
      assert.ok(skip <= 0, 'the way past the header is out of sight until it has the focus');
      await page.close();
    });
  }

  it('g-08 has no label or control on another with text of 200 %: search, filters, tabs and map', async () => {
    const page = await open(large, '/', 'agency-search-form[data-state=ready]');
    assert.deepEqual(await misplaced(page, '.agency-search :is(.agency-label, .agency-search-row .agency-input)'), []);
    assert.deepEqual(
      await cut(page, '.agency-search-row :is(.agency-search-distance, .agency-search-beds, .agency-button)'),
      [],
    );

    await page.goto(`${agency.url}/properties/sales`);
    await page.waitForSelector('agency-search-sort[data-state=ready]');
    assert.deepEqual(await misplaced(page, '.site-results-tools :is(.agency-button, .agency-input)'), []);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.waitForSelector('.agency-search-drawer-foot');
    assert.deepEqual(await misplaced(page, '.agency-search-drawer-foot > *'), []);
    assert.deepEqual(await cut(page, '.agency-search-drawer :is(.agency-label, .agency-button)'), []);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Show the map' }).click();
    await page.waitForSelector('.agency-map-count');
    const onMap = '.agency-map-bar > *, .agency-map-buttons, .agency-map-count, .agency-map-list > .agency-button';
    assert.deepEqual(await misplaced(page, onMap), []);

    await page.goto(`${agency.url}/#/user`);
    await page.waitForSelector('.agency-tab');
    assert.deepEqual(await cut(page, '.agency-tab'), []);
    await page.close();
  });

  it('g-08 cuts neither address nor kind of a home where the browser’s text is large beside its window', async () => {
    const narrow = await agency.newContext({ viewport: { width: 230, height: 3000 } });
    const page = await open(narrow, '/properties/sales', 'agency-property-card[data-state=ready]');
    const shown = '.agency-card :is(.agency-card-house, .agency-card-place, .agency-card-type)';
    assert.ok((await page.locator(shown).count()) > 4);
    assert.deepEqual(await cut(page, shown), []);
    await narrow.close();
  });

  it('leaves room between the header and the way back from a home', async () => {
    const usual = await agency.newContext({ viewport: screen, hasTouch: true });
    const page = await open(usual, home, 'agency-back-to-search[data-state=ready]');
    const header = (await page.locator('agency-header').boundingBox())!;
    const back = (await page.locator('agency-back-to-search').boundingBox())!;
    const between = back.y - header.y - header.height;
    assert.ok(between >= 8, `${between} px`);
    await usual.close();
  });

  it('says by what the homes are sorted and how far away they may be, in letters of the usual size', async () => {
    const usual = await agency.newContext({ viewport: screen, hasTouch: true });
    /** Whether the chosen option is fully visible: the control is at least as wide as its content needs. */
    const isWhole = (page: Page, name: string) =>
      page.$eval(`select[name=${name}]`, (select) => {
        const copy = select.cloneNode(true) as HTMLSelectElement;
        copy.style.cssText = 'inline-size: max-content; position: absolute';
        copy.replaceChildren(...[...(select as HTMLSelectElement).selectedOptions].map((each) => each.cloneNode(true)));
        select.after(copy);
        const wanted = copy.offsetWidth;
        copy.remove();
        return wanted <= (select as HTMLElement).offsetWidth;
      });
    const results = await open(usual, '/properties/sales', 'agency-search-sort[data-state=ready]');
    assert.equal(await isWhole(results, 'sorted'), true);
    const first = await open(usual, '/', 'agency-search-form[data-state=ready]');
    assert.equal(await isWhole(first, 'within'), true);
    await usual.close();
  });

  it('writes in fields in letters of 16 px on a phone, which would zoom in on smaller ones, or larger like the site', async () => {
    const page = await open(large, '/', 'agency-search-form[data-state=ready]');
    for (const [size, written] of [
      ['13px', '16px'],
      ['20px', '20px'],
    ] as const) {
      const sizes = await page.$eval(
        'agency-search-form',
        (form, size) => {
          form.style.fontSize = size;
          return [...form.querySelectorAll('.agency-input')].map((each) => getComputedStyle(each).fontSize);
        },
        size,
      );
      assert.ok(sizes.length > 2);
      assert.deepEqual([...new Set(sizes)], [written]);
    }
    await page.close();
  });

  it('g-04 keeps what can be pressed clear of the notch of a phone on its side, in the panel and on the map', async () => {
    const aside = await agency.newContext({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });
    const page = await aside.newPage();
    const notch = 47;
    const tools = await aside.newCDPSession(page);
    const insets = { left: notch, right: notch, top: 0, bottom: 21 };
    await tools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const under = async (selector: string) => {
      await page.waitForFunction(() => document.getAnimations().length === 0);
      return page.$$eval(
        selector,
        (all, notch) => {
          const boxes = all.map((each) => each.getBoundingClientRect());
          const hidden = boxes.filter(({ left, right }) => left < notch || right > innerWidth - notch);
          return [boxes.length > 0, hidden.length];
        },
        notch,
      );
    };
    await page.goto(`${agency.url}/#/user/register`);
    await page.waitForSelector('.agency-dialog-body [type=submit]');
    assert.deepEqual(await under('.agency-dialog :is(button, input, a)'), [true, 0]);
    await page.goto(`${agency.url}/properties/sales`);
    await page.getByRole('link', { name: 'Show the map' }).click();
    await page.waitForSelector('.agency-map-count');
    assert.deepEqual(await under('.agency-map-bar > *, .agency-map-buttons, .agency-map-list > .agency-button'), [
      true,
      0,
    ]);
    await aside.close();
  });
});
