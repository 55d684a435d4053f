import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator } from 'playwright-core';

import { openBrowser, visit, type Visit } from './browser';
import { Site } from './site';

const SCRIPT = '<script type="module" src="/agency/agency.js"></script>';
const HEART = '<agency-save-property property-id="7"></agency-save-property>';
const files = readdirSync('dist').filter((file) => file.endsWith('.js'));

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

const show = (html: string, headers?: Record<string, string>) => open.page.goto(site.write('/page', html, headers));
const ready = (tag = 'agency-save-property') =>
  open.page.waitForSelector(`${tag}[data-state=ready]`, { state: 'attached' });

describe('the built files', () => {
  it('F15 R14 can be imported where there is no page, and do nothing there', () => {
    // Leaflet needs `window` on import, so it is imported only when a map is drawn.
    const imports = files
      .filter((file) => !file.startsWith('kit.'))
      .map((file) => `await import(${JSON.stringify(pathToFileURL(resolve('dist', file)).href)});`);
    const program = `const before = Object.keys(globalThis).length; ${imports.join('')} if (Object.keys(globalThis).length !== before) throw new Error('a global more');`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    assert.equal(said, '');
  });

  it('T33 write no HTML, evaluate no text, and leave no handler that keeps a page from the way back', () => {
    const writes = (code: string) => code.match(/\.innerHTML\s*=/g)?.length ?? 0;
    const writesIn = (file: string) => writes(readFileSync(`node_modules/${file}`, 'utf8'));
    // React's own use, for a prop, and Leaflet's own, for options that our code must not use.
    const allowed = new Map([
      ['runtime', writesIn('react-dom/cjs/react-dom-client.production.js')],
      ['kit', writesIn('leaflet/dist/leaflet-src.esm.js')],
    ]);
    for (const file of files) {
      const code = readFileSync(join('dist', file), 'utf8');
      const sinks = code.match(/insertAdjacentHTML|document\.write|\beval\(|new Function\(|outerHTML\s*=/g) ?? [];
      assert.deepEqual(sinks, [], file);
      assert.ok(writes(code) <= (allowed.get(file.split('.')[0]!) ?? 0), `${file} writes innerHTML`);
      assert.ok(!/addEventListener\(["'`]unload/.test(code), file);
    }
  });
});

describe('under a strict policy', () => {
  const policy =
    "default-src 'self'; script-src 'nonce-R' 'strict-dynamic'; style-src 'self'; object-src 'none'; base-uri 'none'; " +
    "require-trusted-types-for 'script'; trusted-types agency";

  it('F84 R10 a page that trusts nonces alone gets its styles', async () => {
    const nonces = "script-src 'nonce-R' 'strict-dynamic'; style-src 'nonce-R'; object-src 'none'; base-uri 'none'";
    await show(`${SCRIPT.replace('<script', '<script nonce="R"')}${HEART}`, { 'content-security-policy': nonces });
    await ready();
    await open.page.waitForFunction(() => document.querySelector<HTMLLinkElement>('#agency-css')?.sheet);
    assert.deepEqual(open.errors, []);
  });

  it('F84 R10 elements, dialogs and messages work without one violation', async () => {
    await open.page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const script = SCRIPT.replace('<script', '<script nonce="R"');
    await show(
      `<head>${script}</head>${HEART}<agency-stamp-duty price="350000"></agency-stamp-duty><a href="#/user">account</a>`,
      { 'content-security-policy': policy },
    );
    await Promise.all([ready(), ready('agency-stamp-duty')]);
    await open.page.click('agency-save-property button');
    await open.page.waitForSelector('.agency-toast >> text=Property saved.');
    const position = await open.page.$eval('.agency-toasts', (place) => getComputedStyle(place).position);
    assert.equal(position, 'fixed', 'messages have their styles');
    await open.page.click('text=account');
    await open.page.waitForSelector('dialog agency-user-panel[data-state=ready]');
    assert.deepEqual(await open.page.evaluate('violations'), []);
    assert.deepEqual(open.errors, []);
  });
});

describe('two hundred cards', () => {
  const cards = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `<agency-property-card property-id="${index + 1}"></agency-property-card>`,
    ).join('');
  const data = (count: number) =>
    `<script type="application/json" id="agency-data">${JSON.stringify({
      properties: Array.from({ length: count }, (_, index) => ({
        property_id: index + 1,
        property_url: `/properties/${index + 1}/sales`,
        display_address: `${index + 1} Pulteney Road, Bath`,
        price: '£450,000',
        bedrooms: 3,
      })),
    })}</script>`;

  it('F27 are there within a second on a machine four times slower, with one observer of each kind', async () => {
    await open.page.addInitScript(() => {
      const made: string[] = [];
      for (const name of ['MutationObserver', 'IntersectionObserver'] as const) {
        const Original = window[name] as typeof IntersectionObserver;
        Object.assign(window, {
          made,
          [name]: class extends Original {
            constructor(...given: ConstructorParameters<typeof Original>) {
              super(...given);
              // The test driver has observers of its own.
              if (new Error().stack!.includes('/agency/')) made.push(name);
            }
          },
        });
      }
    });
    await show(`${data(220)}<div id="place">${cards(1)}</div>${SCRIPT}`);
    await ready('agency-property-card');
    const client = await open.page.context().newCDPSession(open.page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = [];
    for (let round = 0; round < 3; round++) {
      times.push(
        await open.page.evaluate(async (html) => {
          const place = document.getElementById('place')!;
          place.replaceChildren();
          await new Promise((done) => setTimeout(done, 300));
          const start = performance.now();
          place.innerHTML = html;
          while (!place.querySelector('agency-property-card[data-state=ready]'))
            await new Promise((done) => requestAnimationFrame(done));
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          return performance.now() - start;
        }, cards(200)),
      );
    }
    assert.ok(Math.min(...times) < 1_000, times.join());
    const made = await open.page.evaluate<string[]>('made');
    assert.deepEqual(made.sort(), ['IntersectionObserver', 'MutationObserver']);
    assert.deepEqual(open.errors, []);
  });

  it('F06 leave nothing behind when they go: no node, no listener', async () => {
    await show(`${data(220)}<div id="place"></div>${SCRIPT}`);
    const client = await open.page.context().newCDPSession(open.page);
    const cycles = (count: number) =>
      open.page.evaluate(
        async ([html, count]) => {
          const place = document.getElementById('place')!;
          for (let cycle = 0; cycle < count; cycle++) {
            place.innerHTML = html;
            while (place.querySelectorAll('[data-state=ready]').length < 2)
              await new Promise((done) => setTimeout(done, 20));
            place.replaceChildren();
            await new Promise((done) => setTimeout(done, 50));
          }
        },
        [cards(50), count] as const,
      );
    const measure = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = (await client.send('Memory.getDOMCounters')) as {
        nodes: number;
        jsEventListeners: number;
      };
      return { nodes, jsEventListeners };
    };
    await cycles(5);
    const before = await measure();
    await cycles(10);
    const after = await measure();
    assert.ok(after.nodes - before.nodes < 50, JSON.stringify({ before, after }));
    assert.ok(after.jsEventListeners - before.jsEventListeners < 20, JSON.stringify({ before, after }));
  });
});

describe('elements in other documents', () => {
  it('F30 work in a frame', async () => {
    site.write('/inner', `${HEART}${SCRIPT}`);
    await show('<iframe src="/inner" style="width:600px;height:400px"></iframe>');
    const frame = open.page.frameLocator('iframe');
    await frame.locator('agency-save-property button').click();
    await frame.locator('[aria-pressed=true]').waitFor();
    assert.deepEqual(open.errors, []);
  });

  it('F30 work and look the same in the shadow root of another library', async () => {
    await show(`${HEART}<x-host></x-host>${SCRIPT}<script>
      setTimeout(() => customElements.define('x-host', class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '${HEART}<agency-stamp-duty price="1"></agency-stamp-duty>'; }
      }), 200);
    </script>`);
    await ready('x-host agency-stamp-duty');
    await open.page.locator('x-host button').first().click();
    assert.equal(await open.page.locator('[aria-pressed=true]').count(), 2);
    await open.page.waitForFunction(() => document.querySelector('x-host')!.shadowRoot!.querySelector('link')?.sheet);
    const sizes = await open.page
      .locator('agency-save-property button')
      .evaluateAll((buttons) =>
        buttons.map((button) => `${button.getBoundingClientRect().width} ${getComputedStyle(button).color}`),
      );
    assert.equal(sizes[0], sizes[1]);
  });
});

describe('a page in another language', () => {
  const inLanguage = (language: string) => `<script>document.documentElement.lang = '${language}'</script>`;
  const languages = () =>
    open.page.$$eval('[slot=agency], [data-agency-layer]', (drawn) =>
      drawn.map((each) => each.closest<HTMLElement>('[lang]')!.lang),
    );

  it('has our words marked as English, in the page, in dialogs and in messages', async () => {
    for (const [language, marked] of [
      ['cy', 'en-GB'],
      ['en-IE', 'en-IE'],
    ]) {
      await show(`${inLanguage(language!)}<a href="#/user">account</a>${HEART}${SCRIPT}`);
      await ready();
      await open.page.click('agency-save-property button');
      await open.page.click('text=account');
      await open.page.waitForSelector('dialog agency-user-panel[data-state=ready]');
      await open.page.waitForSelector('.agency-toast');
      assert.deepEqual([...new Set(await languages())], [marked]);
    }
  });

  it('F26 is not marked where a translator has changed the language of an English page, and our words with it', async () => {
    await show(`<a href="#/user">account</a>${HEART}${SCRIPT}`);
    await ready();
    await open.page.evaluate(() => (document.documentElement.lang = 'fr'));
    await open.page.click('text=account');
    await open.page.waitForSelector('dialog agency-user-panel[data-state=ready]');
    assert.deepEqual([...new Set(await languages())], ['fr']);
  });
});

describe('window.Agency', () => {
  it('is ready once the tags of the page are defined', async () => {
    await show(`${HEART}${SCRIPT}`);
    await open.page.waitForFunction('window.Agency');
    await open.page.evaluate('Agency.ready');
    assert.ok(await open.page.evaluate("!!customElements.get('agency-save-property')"));
    assert.match(await open.page.evaluate<string>('Agency.version'), /^\d+\.\d+\.\d+$/);
  });

  it('is waited for by the script that README.md shows, which may stand before ours', async () => {
    const [, script] = /<script type="module">(\s+import[^]*?)<\/script>/.exec(readFileSync('README.md', 'utf8'))!;
    const ours = script!.replace('https://cdn.example/agency-elements/', '/agency/');
    await show(`<script type="module">${ours}</script>${SCRIPT}`);
    await open.page.waitForSelector('.agency-toast >> text=Thank you');
    await open.page.waitForSelector('dialog >> text=Your Hartwell Vane Favourites');
    assert.deepEqual(open.errors, []);
  });

  it('RTE-08 takes page data by script, before and after the elements are drawn', async () => {
    await show(`<agency-property-card property-id="1" style="display:block"></agency-property-card>${SCRIPT}`);
    await open.page.waitForFunction('window.Agency');
    await open.page.evaluate(() =>
      window.Agency!.configure({
        properties: [{ property_id: 1, property_url: '/1', display_address: '1 Old Road', price: '£1' }],
      }),
    );
    await open.page.waitForSelector('text=1 Old Road');
    await open.page.evaluate(() =>
      window.Agency!.configure({
        properties: [{ property_id: 1, property_url: '/1', display_address: '2 New Road', price: '£1' }],
      }),
    );
    await open.page.waitForSelector('text=2 New Road');
  });

  it('shows messages and opens routes on a page without any of our tags', async () => {
    await show(SCRIPT);
    await open.page.waitForFunction('window.Agency');
    await open.page.evaluate(() => window.Agency!.notify({ message: 'Hello <b>you</b>', tone: 'success' }));
    await open.page.waitForSelector('.agency-toast >> text=Hello <b>you</b>');
    await open.page.evaluate(async () => {
      for (const wrong of ['Thank you', { text: 'x' }, undefined]) await window.Agency!.notify(wrong as never);
      await window.Agency!.notify({ message: 'And after', duration: 20_000 });
    });
    await open.page.waitForSelector('.agency-toast >> text=And after');
    const told = "Agency.notify() shows a message, as in Agency.notify({ message: 'Thank you' }).";
    assert.deepEqual(open.errors.splice(0), [told, told, told]);
    await open.page.evaluate(() => window.Agency!.navigate('/user'));
    await open.page.waitForSelector('dialog agency-user-panel[data-state=ready]');
    assert.equal(new URL(open.page.url()).hash, '#/user');
    await open.page.evaluate(() => window.Agency!.navigate('/'));
    await open.page.waitForSelector('dialog', { state: 'detached' });
    assert.deepEqual(open.errors, []);
  });

  it('ACC-01 opens the panel for a link to #/user on a page without any of our tags', async () => {
    await show(`<a href="#/user">account</a><h2 id="top">Top</h2><a href="#top">up</a>${SCRIPT}`);
    await open.page.click('text=up');
    await open.page.waitForTimeout(200);
    assert.equal(await open.page.locator('agency-provider').count(), 0);
    await open.page.click('text=account');
    await open.page.waitForSelector('dialog agency-user-panel[data-state=ready]');
    await open.page.goto(site.write('/page', SCRIPT) + '?from=mail#/user/forgotten_password?utm_source=mail');
    await open.page.waitForSelector('dialog agency-password[data-state=ready]');
  });

  it('T20 asks to open the page in a window of its own where another site shows it inside its own', async () => {
    const forms =
      '<agency-sign-in></agency-sign-in><agency-register></agency-register><agency-password></agency-password>';
    const inFrame = async (data: object) => {
      const block = `<script type="application/json" id="agency-data">${JSON.stringify(data)}</script>`;
      const address = site.write('/account', `${block}${forms}${SCRIPT}`);
      const other = site.write('/other', `<iframe src="${address}"></iframe>`).replace('127.0.0.1', 'localhost');
      await open.page.goto(other);
      const frame = open.page.frameLocator('iframe');
      await frame.locator('agency-password[data-state=ready]').waitFor();
      return frame;
    };
    const kept = await inFrame({});
    await kept.getByRole('link', { name: 'Open in a new window' }).nth(2).waitFor();
    assert.equal(await kept.locator('input').count(), 0);
    const [window] = await Promise.all([
      open.page.waitForEvent('popup'),
      kept.getByRole('link', { name: 'Open in a new window' }).first().click(),
    ]);
    await window.locator('agency-sign-in input[type=password]').waitFor();
    await (await inFrame({ allow_framed: true })).locator('agency-sign-in input[type=password]').waitFor();
  });

  describe('T20 in the frame of another site', () => {
    const styles = '<link rel="stylesheet" href="/agency/agency.css">';
    const plain = 'border: 0; width: 900px; height: 700px';

    /** Shows our page in a frame of another site; returns the frame. */
    async function inFrame(body: string, { frame = plain, over = '' } = {}) {
      const block = `<script type="application/json" id="agency-data">{"allow_framed": true}</script>`;
      const address = site.write('/inner', `${styles}${block}${body}${SCRIPT}`);
      const html = `<body style="margin: 0"><iframe style="${frame}" src="${address}"></iframe>${over}`;
      await open.page.goto(site.write('/other', html).replace('127.0.0.1', 'localhost'));
      return open.page.frameLocator('iframe');
    }
    /** Clicks at a button's position, whatever covers it. */
    async function pressAt(button: Locator) {
      const { x, y, width, height } = (await button.boundingBox())!;
      await open.page.mouse.click(x + width / 2, y + height / 2);
    }

    const lures = [
      ['that is transparent', { frame: `${plain}; opacity: 0.01` }],
      [
        'that something else covers, which lets presses through',
        {
          over: '<p style="position: fixed; inset: 0; margin: 0; background: #fff; pointer-events: none">Win a prize</p>',
        },
      ],
    ] as const;
    for (const [which, lure] of lures) {
      it(`agrees to nothing in one ${which}`, async () => {
        const frame = await inFrame('<agency-cookie-consent></agency-cookie-consent>', lure);
        const accept = frame.getByRole('button', { name: 'Accept' });
        await accept.waitFor();
        await open.page.waitForTimeout(900);
        await pressAt(accept);
        await open.page.waitForTimeout(200);
        assert.equal(await accept.count(), 1);
      });

      it(`sends no form of an account in one ${which}, keeps what was typed, and says why`, async () => {
        const frame = await inFrame('<agency-sign-in></agency-sign-in>', lure);
        await frame.getByLabel('Email').fill('someone@example.com');
        await frame.getByLabel('Password', { exact: true }).fill('not-my-password');
        await open.page.waitForTimeout(900);
        await pressAt(frame.getByRole('button', { name: 'Sign in' }));
        await frame.getByText('may cover it').first().waitFor();
        assert.equal(await frame.getByLabel('Password', { exact: true }).inputValue(), 'not-my-password');
        assert.ok(!site.asked.includes('/session'));
      });
    }

    it('takes presses of what was in sight for half a second', async () => {
      const frame = await inFrame('<agency-cookie-consent></agency-cookie-consent><agency-sign-in></agency-sign-in>');
      /** Presses repeatedly, since a busy machine reports late what is visible. */
      const pressUntil = async (button: Locator, isDone: () => unknown) => {
        for (; !(await isDone()); await open.page.waitForTimeout(300)) await pressAt(button);
      };
      const accept = frame.getByRole('button', { name: 'Accept' });
      await accept.waitFor();
      await pressUntil(accept, async () => (await accept.count()) === 0);
      await frame.getByLabel('Email').fill('someone@example.com');
      await frame.getByLabel('Password', { exact: true }).fill('not-my-password');
      await pressUntil(frame.getByRole('button', { name: 'Sign in' }), () => site.asked.includes('/session'));
    });

    it('takes none before half a second in sight where the browser cannot tell what is covered', async () => {
      await open.page.addInitScript(
        'delete IntersectionObserverEntry.prototype.isVisible; performance.time = 0; performance.now = () => performance.time;',
      );
      const frame = await inFrame('<agency-sign-in></agency-sign-in>');
      const send = frame.getByRole('button', { name: 'Sign in' });
      const isTakenAt = async (time: number) => {
        await send.evaluate((_, now) => Object.assign(performance, { time: now }), time);
        await pressAt(send);
        await open.page.waitForTimeout(300);
        return site.asked.includes('/session');
      };
      await frame.getByLabel('Email').fill('someone@example.com');
      await frame.getByLabel('Password', { exact: true }).fill('not-my-password');
      await open.page.waitForTimeout(900);
      assert.equal(await isTakenAt(0), false);
      assert.equal(await isTakenAt(499), false);
      for (let time = 500; !(await isTakenAt(time)); time += 500) assert.ok(time < 10_000, 'never taken');
    });
  });

  it('FLA-04 shows a message of the address on a page without any of our tags', async () => {
    const block =
      '<script type="application/json" id="agency-data">{"flash-message-welcome-lead-sent": "Thank you."}</script>';
    await open.page.goto(site.write('/page', `${block}${SCRIPT}`) + '#flash/welcome-lead-sent&from=mail');
    await open.page.waitForSelector('.agency-toast >> text=Thank you.');
    assert.equal(new URL(open.page.url()).hash, '');
    await open.page.reload();
    // What shows messages is there once this one is.
    await open.page.waitForFunction('window.Agency');
    await open.page.evaluate(() => window.Agency!.notify({ message: 'A later one' }));
    await open.page.waitForSelector('.agency-toast >> text=A later one');
    assert.equal(await open.page.locator('.agency-toast').count(), 1);
  });

  it('FLA-04 ACC-66 shows the message that the page before left, where the page has only a form of its own', async () => {
    const form = '<form action="/sent" method="post"><button>Send</button></form>';
    await show(form);
    await open.page.evaluate(() => sessionStorage.setItem('agency-notice', JSON.stringify('passwordChanged')));
    await show(`<head>${SCRIPT}</head>${form}`);
    await open.page.waitForSelector('.agency-toast >> text=You have successfully changed your password');
  });

  it('RTE-08 FLA-04 LED-26 opens what the address asks for and says what it tells, where the page data come last', async () => {
    const data = {
      page_route: 'properties#show',
      property: { property_id: 7, property_url: '/properties/7/sales', display_address: '7 Late Lane, Bath' },
      'flash-message-welcome-lead-sent': 'Thank you.',
    };
    const block = `<script type="application/json" id="agency-data">${JSON.stringify(data)}</script>`;
    const address = site.write('/streamed', '');
    site.misbehave(/^\/streamed/, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(
        `<!doctype html><html lang="en-GB"><title>Page</title><script type="module" async src="/agency/agency.js"></script>${HEART}`,
      );
      // The rest once the first tag is drawn, and all that it needs could be.
      setTimeout(() => response.end(`${block}</html>`), 4000);
    });
    await open.page.goto(`${address}#/book-a-viewing/flash/welcome-lead-sent`, { waitUntil: 'commit' });
    await ready();
    await open.page.waitForSelector('.agency-toast >> text=Thank you.');
    await open.page.waitForSelector('dialog[open] >> text=7 Late Lane');
    assert.equal(new URL(open.page.url()).hash, '#/book-a-viewing');
  });

  it('T04 is not hidden by elements with its name', async () => {
    await show(
      `<a id="Agency" href="https://evil.example"></a><img id="agency-data" alt=""><form name="Homeflow"></form>${HEART}${SCRIPT}`,
    );
    await ready();
    assert.match(await open.page.evaluate<string>('Agency.version'), /^\d/);
    assert.deepEqual(open.errors, []);
  });

  it('tells what happened, to its own listeners and to the platform', async () => {
    await show(
      `<script>window.told = []; window.Homeflow = { kickEvent: (...given) => told.push(given), get() {} };</script>${HEART}${SCRIPT}`,
    );
    await ready();
    await open.page.evaluate(() =>
      ['saved_property_added', 'agency-saved-property-added'].forEach((name) =>
        window.Agency!.on(name, (id) => (window as unknown as { told: unknown[] }).told.push(id)),
      ),
    );
    await open.page.click('agency-save-property button');
    const told = await open.page.evaluate<unknown[]>("told.filter((each) => JSON.stringify(each).includes('7'))");
    assert.deepEqual(told, ['7', '7', ['saved_property_added', '7']]);
  });

  it('R11 is the only global, and no prototype gains a visible member', async () => {
    const list = () => ({
      globals: Object.keys(window),
      prototypes: [Object, Array, Element, HTMLElement, Node, EventTarget, Function].map(
        ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
      ),
    });
    await show('<p>before</p>');
    const before = await open.page.evaluate(list);
    await show(`${HEART}<agency-stamp-duty></agency-stamp-duty>${SCRIPT}`);
    await Promise.all([ready(), ready('agency-stamp-duty')]);
    await open.page.click('agency-save-property button');
    await open.page.waitForSelector('.agency-toast');
    const after = await open.page.evaluate(list);
    assert.deepEqual(
      after.globals.filter((name) => !before.globals.includes(name)),
      ['Agency'],
    );
    assert.deepEqual(after.prototypes, before.prototypes);
  });

  it('TOK-01 gives a form of the page its token where the page has none of our tags', async () => {
    site.write('/sent', '<p>Sent</p>');
    const form = '<form action="/sent" method="post"><button>Send</button></form>';
    await show(`<head>${SCRIPT}</head>${form}`);
    await open.page.waitForLoadState('networkidle');
    const posted = open.page.waitForRequest((request) => request.method() === 'POST');
    await open.page.getByRole('button').click();
    // Chromium hangs when a tab is closed during a navigation.
    await open.page.waitForURL('**/sent');
    assert.equal(new URLSearchParams((await posted).postData() ?? '').get('authenticity_token'), 'token');
  });
});
