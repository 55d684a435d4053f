import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

import { heard, openBrowser, visit, type Visit } from './browser';
import { gone, hang, page as aPage, Site, type Fault } from './site';

const SCRIPT = '<script type="module" src="/agency/agency.js"></script>';
const TAX = '<agency-stamp-duty price="350000"><p>Call us about stamp duty.</p></agency-stamp-duty>';
const HEART = '<agency-save-property property-id="7"></agency-save-property>';
const MAP = `<script type="application/json" id="agency-data">{ "mapTiles": { "url": "/tiles/{z}/{x}/{y}.svg" } }</script>
  <agency-property-map lat="51.38" lng="-2.36"></agency-property-map>`;
const snippet = (file: string) => readFileSync(join('dist', file), 'utf8').replaceAll('./', '/agency/');
const missing = (text: string) => /404|Failed to load resource/.test(text);

let browser: Browser;
let site: Site;
let open: Visit;

before(async () => {
  [browser, site] = await Promise.all([openBrowser(), Site.open()]);
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

const ready = (tag = 'agency-stamp-duty') =>
  open.page.waitForSelector(`${tag}[data-state=ready]`, { state: 'attached' });
const show = (html: string, headers?: Record<string, string>) => open.page.goto(site.write('/page', html, headers));
const drawing = (tag = 'agency-stamp-duty') =>
  open.page.$eval(tag, (element) => element.querySelector('[slot=agency]')!.innerHTML.replaceAll(/_r_\w+_/g, '_id_'));

describe('what a page loads', () => {
  it('F08 P9 is only the entry, at most 5 kB, while it has none of our tags', async () => {
    await show(`<p>Nothing of ours</p>${SCRIPT}`);
    await open.page.waitForFunction('window.Agency');
    await open.page.evaluate('Agency.ready');
    await open.page.waitForTimeout(200);
    const scripts = site.asked.filter((path) => path.endsWith('.js'));
    assert.deepEqual(scripts, ['/agency/agency.js']);
    assert.ok(gzipSync(readFileSync('dist/agency.js'), { level: 9 }).length <= 5_000);
    assert.deepEqual(open.errors, []);
  });

  it('is what its tags need, each file once, hinted before it is imported', async () => {
    await show(`${TAX}${TAX}${SCRIPT}`);
    await ready();
    const scripts = site.asked.filter((path) => path.endsWith('.js'));
    assert.equal(new Set(scripts).size, scripts.length);
    const hints = await open.page.$$eval('link[rel=modulepreload]', (links) =>
      links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    );
    assert.ok(
      hints.some((path) => path.includes('/runtime.')) && hints.some((path) => path.includes('/stamp-duty.')),
      hints.join(),
    );
    assert.ok(!scripts.some((path) => /save-property|toaster|user-panel/.test(path)), scripts.join());
  });

  it('P8 is asked for what belongs to the visitor once a calculator is seen, and a hash that opens something at once', async () => {
    await open.page.addInitScript(`new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.agency-result-figure')) return;
      globalThis.drawnAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true })`);
    const isAskedAfterDrawing = async (hash: string) => {
      await open.page.goto('about:blank');
      await open.page.goto(site.write('/page', TAX + SCRIPT) + hash);
      await ready();
      const asked = `performance.getEntriesByType('resource').find(({ name }) => name.includes('/visit.'))`;
      await open.page.waitForFunction(asked);
      return open.page.evaluate(`${asked}.startTime > drawnAt`);
    };
    assert.deepEqual([await isAskedAfterDrawing(''), await isAskedAfterDrawing('#/user')], [true, false]);
  });

  it('P8 does not wait for `Intl`, whose first use takes a phone 50 ms', async () => {
    await open.page.addInitScript(`globalThis.used = [];
      const note = (name, use) => (...given) => { used.push(name); return use(...given); };
      for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat', 'Collator'])
        Intl[name] = new Proxy(Intl[name], { construct: note(name, Reflect.construct), apply: note(name, Reflect.apply) });
      for (const { prototype } of [Number, Date])
        for (const name of Object.getOwnPropertyNames(prototype).filter((each) => /toLocale.*String/.test(each)))
          prototype[name] = new Proxy(prototype[name], { apply: note(name, Reflect.apply) });`);
    const home = { property_id: 7, display_address: '7 High Street', price: '£450,000', price_value: 450000 };
    const created = new Date(Date.now() - 3_600_000).toISOString();
    const card = `<agency-property-card property='${JSON.stringify({ ...home, created_at: created })}'></agency-property-card>`;
    const mortgage = '<agency-mortgage-calculator price="350000"></agency-mortgage-calculator>';
    await show(`${card}${TAX}${mortgage}${SCRIPT}`);
    for (const tag of ['agency-stamp-duty', 'agency-mortgage-calculator', 'agency-property-card']) await ready(tag);
    assert.match(await open.page.locator('agency-stamp-duty .agency-result-figure').innerText(), /^£7,500$/);
    assert.deepEqual(await open.page.evaluate('used'), []);
    assert.deepEqual(open.errors, []);
  });

  it('is the same with the snippets that the build prints', async () => {
    for (const file of ['snippet.html', 'snippet.inline.html', 'snippet.pinned.html']) {
      await show(`<head>${snippet(file)}</head>${TAX}`);
      await ready();
      assert.equal(await open.page.locator('link[rel=stylesheet]').count(), 1, file);
      assert.deepEqual(open.errors, [], file);
    }
  });

  it('is fetched at once, and not only after the page, with the snippets that are the fastest', () => {
    const { base } = JSON.parse(readFileSync('dist/modulepreload.json', 'utf8'));
    for (const file of ['snippet.html', 'snippet.inline.html']) {
      const written = snippet(file);
      for (const each of base) assert.ok(written.includes(`<link rel="modulepreload" href="/agency/${each}">`), file);
      assert.match(written, /<script type="module" async/, file);
    }
  });

  it('is told to servers that link it in the head', () => {
    const { base, byTag, visit: own } = JSON.parse(readFileSync('dist/modulepreload.json', 'utf8'));
    for (const file of [...base, ...own, ...Object.values<string[]>(byTag).flat()])
      assert.ok(readFileSync(join('dist', file)).length > 0);
    assert.match(base[0], /^runtime\./);
    assert.match(byTag['agency-stamp-duty'][0], /^stamp-duty\./);
  });

  it('is little for tags that need nothing of the visitor', () => {
    const { byTag } = JSON.parse(readFileSync('dist/modulepreload.json', 'utf8'));
    const named = (tag: string) => byTag[`agency-${tag}`].map((file: string) => file.split('.')[0]);
    for (const tag of ['stamp-duty', 'mortgage-calculator', 'calculators']) {
      for (const large of ['page', 'visit']) assert.ok(!named(tag).includes(large), `${tag} needs ${large}`);
    }
    assert.ok(!named('tenant-info').includes('visit'));
  });
});

describe('a page that pins the files, beside an import map of its own', () => {
  const own = '<script type="importmap">{ "imports": { "theme": "/theme.js" } }</script>';
  const pinned = `<head>${own}${snippet('snippet.pinned.html')}</head>`;
  const changed = (_: unknown, response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      .end('globalThis.isChanged = true; export default {}');

  for (const [what, file] of [
    ['entry', /\/agency\.js/],
    ['file of an element', /\/stamp-duty\./],
    ['file that it needs', /\/calculator\./],
  ] as const) {
    it(`T31 runs no ${what} that was changed, not on another try either, and keeps what the author wrote`, async () => {
      site.misbehave(file, changed);
      await show(pinned + TAX);
      await open.page.waitForLoadState('networkidle');
      if (what !== 'entry') await open.page.getByRole('button', { name: 'Try again' }).click();
      await open.page.waitForTimeout(300);
      assert.equal(await open.page.evaluate('globalThis.isChanged'), undefined);
      assert.equal(await open.page.getByText('Call us about stamp duty.').isVisible(), true);
      assert.match(open.errors.join(), /integrity/i);
    });
  }

  it('T31 runs no map that was changed, not on another try either', async () => {
    site.misbehave(/\/kit\./, changed);
    await show(`${pinned}${MAP}`);
    for (let turn = 0; turn < 2; turn++) {
      const refused = open.page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
      if (turn === 1) await open.page.locator('agency-property-map .agency-failure button').click();
      await refused;
      await open.page.waitForSelector('agency-property-map[data-state=error]');
    }
    assert.equal(await open.page.evaluate('globalThis.isChanged'), undefined);
    site.behave();
    await open.page.locator('agency-property-map .agency-failure button').click();
    await open.page.waitForSelector('agency-property-map[data-state=ready]');
  });
});

describe('a script that is there twice', () => {
  it('F01 gives one set of elements, one store and one call, without an error', async () => {
    await show(`${HEART}${HEART}${SCRIPT}${SCRIPT}<script type="module" src="/agency/agency.js?again"></script>`);
    await ready('agency-save-property');
    await open.page.waitForTimeout(300);
    assert.equal(await open.page.locator('agency-provider').count(), 1);
    assert.equal(site.asked.filter((path) => path === '/user.ljson').length, 1);
    assert.equal(await open.page.locator('link[rel=stylesheet]').count(), 1);
    await open.page.locator('agency-save-property button').first().click();
    assert.deepEqual(await open.page.locator('[aria-pressed=true]').count(), 2);
    assert.deepEqual(open.errors, []);
    assert.equal(open.warnings.length, 1);
  });

  for (const other of ['0.2.0', '9.0.0']) {
    it(`F02 F03 in version ${other} leaves the page to the first and says so`, async () => {
      const folder = `/other-${other}/`;
      site.publish(folder);
      const entry = join(site.folder, folder, 'agency.js');
      const version = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
      writeFileSync(entry, readFileSync(entry, 'utf8').replaceAll(version, other));
      await show(`${TAX}${HEART}${SCRIPT}<script type="module" src="${folder}agency.js"></script>`);
      await Promise.all([ready(), ready('agency-save-property')]);
      assert.equal(await open.page.evaluate('Agency.version'), version);
      await heard(open.warnings, version, other);
      assert.equal(open.warnings.length, 1);
      assert.ok(!site.asked.some((path) => path.startsWith(folder) && !path.endsWith('agency.js')));
      assert.deepEqual(open.errors, []);
    });
  }

  it('F04 leaves a tag to the script that defined it first, and tells the page', async () => {
    await show(`<script>
      customElements.define('agency-stamp-duty', class extends HTMLElement {});
      document.addEventListener('agency-error', ({ detail }) => (window.told = detail));
    </script>${TAX}${HEART}${SCRIPT}`);
    await ready('agency-save-property');
    assert.deepEqual(await open.page.evaluate('told'), {
      code: 'tag-taken',
      tag: 'agency-stamp-duty',
      recoverable: false,
    });
    assert.equal(open.warnings.length, 1);
    assert.deepEqual(open.errors, []);
  });
});

describe('a script at any place', () => {
  it('F05 gives the same page in the head, after the markup, and five seconds later', async () => {
    const drawings = [];
    for (const html of [
      `<head>${SCRIPT}</head><body>${TAX}</body>`,
      `<body>${TAX}${SCRIPT}</body>`,
      `<body>${TAX}<script>setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/agency/agency.js' })), 5000)</script></body>`,
    ]) {
      await show(html);
      await ready();
      await open.page.getByRole('button', { name: 'Copy' }).waitFor();
      drawings.push(await drawing());
    }
    assert.equal(drawings[1], drawings[0]);
    assert.equal(drawings[2], drawings[0]);
    assert.deepEqual(open.errors, []);
  });

  for (const folder of ['/asset_bundles/', '/a/deep/folder/']) {
    it(`F16 RTE-11 finds its files beside itself: ${folder}`, async () => {
      site.publish(folder);
      await show(`${TAX}<script type="module" src="${folder}agency.js"></script>`);
      await ready();
      assert.ok(site.asked.includes(`${folder}agency.css`));
      assert.deepEqual(open.errors, []);
    });
  }

  it('F16 finds its files on the server it came from', async () => {
    const cdn = await Site.open();
    await show(`${TAX}<script type="module" src="${cdn.url}/agency/agency.js"></script>`);
    await ready();
    assert.ok(cdn.asked.includes('/agency/agency.css'));
    assert.deepEqual(open.errors, []);
    cdn.close();
  });

  it('F16 says what to do when it was published alone, under another name', async () => {
    site.publish('/renamed/');
    writeFileSync(join(site.folder, 'alone.js'), readFileSync('dist/agency.js'));
    await show(`${TAX}<script type="module" src="/alone.js"></script>`);
    await open.page.waitForSelector('agency-stamp-duty[data-state=error]');
    await heard(open.errors, '<agency-stamp-duty>', `${site.url}/stamp-duty.`, 'published together');
    await heard(open.errors, 'agency.css', 'agency-css');
  });

  it('F14 says once what the browser lacks, and leaves the page alone', async () => {
    for (const [name, remove] of [
      ['custom elements', 'delete window.customElements'],
      ['Intl.PluralRules', 'delete Intl.PluralRules'],
      [
        'light-dark()',
        'const { supports } = CSS; CSS.supports = (...asked) => !/light-dark/.test(asked) && supports(...asked)',
      ],
    ] as const) {
      const old = await visit(browser);
      await old.page.addInitScript(
        `${remove}; document.addEventListener('agency-error', ({ detail }) => (window.told = detail))`,
      );
      await old.page.goto(site.write('/old', `${TAX}${SCRIPT}`));
      await old.page.waitForFunction('window.told');
      await heard(old.errors, name);
      assert.equal(old.errors.length, 1, old.errors.join());
      assert.ok(await old.page.locator('agency-stamp-duty p').isVisible());
      await old.close();
    }
  });
});

describe('a page whose script does not run', () => {
  const shifts = () =>
    open.page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });

  it('F08 keeps what its author wrote, and nothing jumps', async () => {
    for (const fault of [gone, hang, aPage]) {
      await shifts();
      site.misbehave(/agency\.js/, fault);
      await open.page.goto(site.write('/page', `<head>${SCRIPT}</head><body>${TAX}<p>After</p></body>`), {
        waitUntil: 'commit',
      });
      await open.page.waitForSelector('agency-stamp-duty p');
      await open.page.waitForTimeout(300);
      assert.ok(await open.page.locator('agency-stamp-duty p').isVisible());
      assert.ok((await open.page.evaluate<number>('shift')) < 0.1);
      site.behave();
    }
  });

  it('F08 keeps what its author wrote when a policy forbids the script', async () => {
    await show(`${TAX}${SCRIPT}`, { 'content-security-policy': "script-src 'none'" });
    assert.ok(await open.page.locator('agency-stamp-duty p').isVisible());
  });

  it('F09 is usable without JavaScript: its text, its links, its forms', async () => {
    const plain = await visit(browser, { javaScriptEnabled: false });
    const form =
      '<agency-sign-in><form method="post" action="/session"><input name="username"><button>Sign in</button></form></agency-sign-in>';
    await plain.page.goto(site.write('/plain', `${TAX}${form}${SCRIPT}`));
    assert.ok(await plain.page.locator('agency-stamp-duty p').isVisible());
    await plain.page.fill('[name=username]', 'a@example.com');
    await plain.page.click('button');
    assert.ok(site.asked.includes('/session'));
    await plain.close();
  });
});

describe('a file that does not arrive', () => {
  const chunk = /stamp-duty\./;
  const failure = () => open.page.waitForSelector('agency-stamp-duty [role=alert] button');

  it('F10 is fetched once more by itself, under another address', async () => {
    site.misbehave(/stamp-duty\.[\w-]+\.js$/, gone);
    await show(`${TAX}${SCRIPT}`);
    await ready();
    assert.equal(await open.page.locator('agency-stamp-duty [role=alert]').count(), 0);
    assert.ok(!open.errors.some((text) => !missing(text)), open.errors.join());
  });

  it('F10 is fetched again under its own address where the other files import it, since each copy would draw for itself', async () => {
    site.misbehave(/\/runtime\.[\w-]+\.js$/, gone);
    await show(`<agency-provider></agency-provider>${TAX}${SCRIPT}`);
    await failure();
    await open.page.waitForSelector('agency-provider [role=alert] button');
    site.behave();
    await open.page.click('agency-stamp-duty button');
    await ready();
    assert.deepEqual(open.warnings, []);
  });

  for (const [what, fault] of [
    ['a 404', gone],
    ['a page', aPage],
  ] as const) {
    it(`F10 F11 but ${what} leaves a text and a way to try again; the others work; the page is never reloaded`, async () => {
      await open.page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      );
      site.misbehave(chunk, fault);
      await show(`${TAX}${HEART}<script>window.first = true</script>${SCRIPT}`);
      await failure();
      await ready('agency-save-property');
      assert.match(
        (await open.page.textContent('agency-stamp-duty'))!,
        /Call us about stamp duty\.Sorry, this part of the page did not load\. Try again/,
      );
      await heard(open.errors, '<agency-stamp-duty> did not load');
      assert.ok(!open.errors.some((text) => text.startsWith('uncaught')), open.errors.join());
      site.behave();
      await open.page.click('agency-stamp-duty button');
      await ready();
      assert.equal(await open.page.evaluate('first'), true);
      assert.equal(await open.page.locator('agency-stamp-duty [role=alert]').count(), 0);
    });
  }

  it('F12 RTE-05 says that it loads at once, that it still does by 10 seconds, that it failed at 120', async () => {
    site.misbehave(chunk, hang);
    await open.page.clock.install();
    await show(`<agency-stamp-duty></agency-stamp-duty>${SCRIPT}`);
    await open.page.waitForSelector('agency-stamp-duty[data-state=loading]', { state: 'attached' });
    const text = () => open.page.textContent('agency-stamp-duty');
    await open.page.clock.runFor(300);
    assert.equal(await text(), 'Loading…');
    await open.page.clock.runFor(9_800);
    assert.equal(await text(), 'Still loading…');
    await open.page.clock.runFor(105_000);
    assert.equal(await text(), 'Still loading…');
    await open.page.clock.runFor(15_000);
    assert.equal(await text(), 'Sorry, this part of the page did not load. Try again');
    site.behave();
  });

  for (const [what, fault] of [
    ['a 404', gone],
    ['a page', aPage],
  ] as const) {
    it(`RTE-05 F10 F11 of what opens over the page: ${what} is told once a route is asked for, with a way to try again`, async () => {
      site.misbehave(/\/visit\./, fault);
      await show(`<a href="#/user">account</a>${TAX}${SCRIPT}`);
      await ready();
      await open.page.waitForFunction(
        `performance.getEntriesByType('resource').some(({ name }) => name.includes('/visit.'))`,
      );
      await open.page.waitForTimeout(300);
      const told = open.page.getByText('Sorry, this part of the page did not load.');
      assert.equal(await told.count(), 0);
      await open.page.click('text=account');
      await told.waitFor();
      assert.ok(!open.errors.some((text) => text.startsWith('uncaught')), open.errors.join());
      site.behave();
      await open.page.getByRole('button', { name: 'Try again' }).click();
      await open.page.waitForSelector('dialog');
      assert.equal(await told.count(), 0);
    });
  }

  it('RTE-05 of what opens over the page counts as failed after 120 seconds', async () => {
    site.misbehave(/\/visit\./, hang);
    await open.page.clock.install();
    await show(`${TAX}${SCRIPT}`);
    await ready();
    await open.page.evaluate("location.hash = '#/user'");
    await open.page.clock.runFor(119_000);
    assert.equal(await open.page.getByText('did not load').count(), 0);
    await open.page.clock.runFor(2_000);
    await open.page.getByRole('button', { name: 'Reload the page' }).waitFor();
    site.behave();
  });

  for (const [what, fault, words] of [
    ['load', hang, 'Loading…'],
    ['did not', gone, 'Sorry, this part of the page did not load. Try again'],
  ] as const) {
    it(`F12 RTE-05 CKY-01 says in sight of a link at the foot of a long page that the choices about cookies ${what}`, async () => {
      site.misbehave(/\/dialogs\./, fault);
      const consent = '<agency-cookie-consent></agency-cookie-consent>';
      await show(`<body>${consent}<p style="height: 3000px"></p><a href="#/cookies">Cookies</a>${SCRIPT}</body>`);
      await ready('agency-cookie-consent');
      await open.page.click('text=Cookies >> nth=-1');
      const note = open.page.locator('agency-cookie-consent p', { hasText: words });
      await note.waitFor();
      const { y, height } = (await note.boundingBox())!;
      const bottom = await open.page.evaluate(() => innerHeight);
      assert.ok(y >= 0 && y + height <= bottom, `from ${y} to ${y + height} of ${bottom}`);
    });
  }

  it('F12 ACC-02 says at once which panel it loads', async () => {
    site.misbehave(/user-panel\./, hang);
    await show(`<a href="#/user">account</a>${HEART}${SCRIPT}`);
    await ready('agency-save-property');
    await open.page.click('text=account');
    await open.page.waitForSelector('dialog >> text=Loading user profile');
  });

  for (const [what, files, route, words] of [
    ['the runtime', /runtime\./, '#/user', 'Loading user profile'],
    ['what opens over the page', /visit\./, '#/user', 'Loading user profile'],
    ['the runtime', /runtime\./, '#/book-a-valuation', 'Loading…'],
  ] as const)
    it(`F12 ACC-02 says "${words}" in sight while ${what} is under way, also without any of our tags`, async () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await open.page.route(files, async (request) => {
        await answered;
        await request.continue();
      });
      await show(`<a href="${route}">open</a><div style="height: 3000px"></div>${SCRIPT}`);
      await open.page.click('text=open');
      // From then on the provider says so itself.
      if (what !== 'the runtime')
        await open.page.evaluate("customElements.whenDefined('agency-provider').then(() => {})");
      const told = open.page.locator('agency-provider').getByText(words, { exact: true });
      await told.waitFor();
      const isInSight = await told.evaluate((note) => {
        const { top, bottom } = note.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      assert.ok(isInSight);
      answer();
      await open.page.getByRole('dialog').waitFor();
      await told.waitFor({ state: 'hidden' });
    });

  it('VAL-03 F12 says "Loading Instant Valuation" while that loads, and nothing of it once it is there', async () => {
    const answers: (() => void)[] = [];
    const late: Fault = (_, response) => {
      const body = readFileSync(
        join(
          'dist',
          readdirSync('dist').find((file) => /^instant-valuation\..*js$/.test(file))!,
        ),
      );
      answers.push(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(body));
    };
    site.misbehave(/instant-valuation\./, late);
    await open.page.goto(`${site.write('/page', SCRIPT)}#/valuation`);
    const dialog = open.page.getByRole('dialog', { name: 'Instant Valuation' });
    await dialog.getByText('Loading Instant Valuation').waitFor();
    answers.forEach((answer) => answer());
    await dialog.getByLabel('Postcode').waitFor();
    assert.equal(await dialog.getByText('Loading').count(), 0);
  });

  it('F13 of styles leaves the elements working', async () => {
    site.misbehave(/agency\.css/, gone);
    await show(`${HEART}${SCRIPT}`);
    await ready('agency-save-property');
    await open.page.click('agency-save-property button');
    await open.page.waitForSelector('[aria-pressed=true]');
    await heard(open.errors, 'agency.css', 'id="agency-css"');
    assert.equal(open.errors.filter((text) => !missing(text)).length, 1);
  });

  it('F13 of styles, by a policy that allows none, leaves the elements working', async () => {
    await show(`${HEART}${TAX}${SCRIPT}`, { 'content-security-policy': "style-src 'none'" });
    await Promise.all([ready(), ready('agency-save-property')]);
    await open.page.click('agency-save-property button');
    await open.page.waitForSelector('[aria-pressed=true]');
    await open.page.waitForSelector('text=Property saved.');
    assert.ok(!open.errors.some((text) => text.startsWith('uncaught')), open.errors.join());
  });

  it('R3 of messages is there from the first press on, also once the connection is gone', async () => {
    await show(`${HEART}${SCRIPT}`);
    await ready('agency-save-property');
    const arrived = open.page.waitForResponse(/toaster\./);
    await open.page.mouse.click(1, 1);
    // With the files that it needs in turn.
    await open.page.evaluate(`import('${(await arrived).url()}')`);
    await open.page.context().setOffline(true);
    await open.page.click('agency-save-property button');
    await open.page.waitForSelector('text=Property saved.');
    await open.page.context().setOffline(false);
  });

  it('R3 of messages is asked for again with the next message', async () => {
    site.misbehave(/toaster\./, gone, 1);
    await show(`${HEART}${SCRIPT}`);
    await ready('agency-save-property');
    await open.page.click('agency-save-property button');
    await open.page.waitForTimeout(300);
    await open.page.click('agency-save-property button');
    await open.page.waitForSelector('text=Saved property removed.');
  });
});
