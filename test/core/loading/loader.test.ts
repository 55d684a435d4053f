import { expect } from '@open-wc/testing';

import { loadElements } from '../../../src/core/loading/loader';
import { press } from '../../support/keyboard';
import { listenTo, pause, until } from '../../support/watch';

const place = () => document.body.appendChild(document.createElement('div'));
const server = await (await fetch('/modules')).text();
const fromServer = (path: string) => () => import(server + path);
const anew = (query = '') => ({ again: (tag: string) => import(`${server}/${tag}.js?${query}&${Math.random()}`) });
const never = () => new Promise<never>(() => {});
const find = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector);
const isReady = (tag: string) => until(() => find(`${tag}[data-ready]`));

async function errorsDuring(run: () => unknown) {
  const errors: unknown[] = [];
  const listen = (event: Event) => errors.push((event as CustomEvent).detail);
  document.addEventListener('agency-error', listen);
  await run();
  document.removeEventListener('agency-error', listen);
  return errors;
}

describe('the loader', () => {
  let stop = () => {};
  const load = (...given: Parameters<typeof loadElements>) => ({ stop } = loadElements(...given));
  afterEach(() => stop());

  it('fetches a tag when it appears, once, and nothing else', async () => {
    const wanted: string[] = [];
    let other = 0;
    load(
      { 'agency-one': fromServer('/agency-one.js'), 'agency-two': async () => void other++ },
      { onWanted: (tag) => wanted.push(tag) },
    );
    expect(wanted).to.deep.equal([]);
    place().innerHTML = '<section><agency-one></agency-one><agency-one></agency-one><x-unknown></x-unknown></section>';
    await until(() => document.querySelectorAll('agency-one[data-ready]').length === 2);
    expect(wanted).to.deep.equal(['agency-one']);
    expect(other).to.equal(0);
    expect(find('agency-one')!.childNodes.length).to.equal(0);
  });

  it('F86 puts the tag into the place of plain markup that names it, as an editor leaves it that strips tags', async () => {
    load({ 'agency-one': fromServer('/agency-one.js') });
    const inside = '<a href="/tax">Stamp duty</a>';
    const attributes = 'data-agency="one" class="wide" data-first-time-buyer="" data-price="425000"';
    place().innerHTML = `<p>Before</p><div ${attributes}>${inside}</div><div data-agency="nothing-of-ours">Kept</div>`;
    await until(() => find('agency-one.wide[data-ready]'));
    const element = find('agency-one.wide')!;
    expect(element.innerHTML).to.equal(inside);
    expect(element.getAttribute('price')).to.equal('425000');
    expect(element.hasAttribute('first-time-buyer')).to.equal(true);
    expect(element.previousElementSibling!.textContent).to.equal('Before');
    expect(find('[data-agency="nothing-of-ours"]')!.textContent).to.equal('Kept');

    document.body.append(Object.assign(document.createElement('div'), { id: 'late' }));
    find('#late')!.dataset['agency'] = 'one';
    document.body.append(find('#late')!);
    await until(() => find('agency-one#late[data-ready]'));
  });

  it('F86 puts the tag there and the others too where a slip of the pen left an attribute that scripts cannot set', async () => {
    const slips = `<div id="slip" data-agency="one" data-price="425000""></div><div id="at" data-agency="one" @click="go" [x]="1"></div>`;
    place().innerHTML = `${slips}<div id="after-slips" data-agency="one"></div>`;
    load({ 'agency-one': fromServer('/agency-one.js') });
    await until(() => find('agency-one#after-slips[data-ready]'));
    expect(find('agency-one#slip')!.getAttribute('price')).to.equal('425000');
    expect(find('agency-one#at')!.getAttribute('@click')).to.equal('go');
  });

  it('F86 m-01 keeps what the markup says of itself, such as its theme, and takes no title or id from it', async () => {
    load({ 'agency-one': fromServer('/agency-one.js') });
    place().innerHTML =
      '<div data-agency="one" data-theme="dark" data-title="Tax" data-id="7" data-hidden data-price="9"></div>';
    await until(() => find('agency-one[data-theme=dark][data-ready]'));
    const element = find('agency-one[data-theme=dark]')!;
    expect([element.title, element.id, element.hidden]).to.deep.equal(['', '', false]);
    expect([element.dataset['title'], element.getAttribute('price')]).to.deep.equal(['Tax', '9']);
  });

  it('F86 also of markup that names the whole tag, or in capitals or with spaces', async () => {
    load({ 'agency-one': fromServer('/agency-one.js') });
    place().innerHTML = '<div id="whole" data-agency="agency-one"></div><div id="loose" data-agency=" One "></div>';
    await until(() => find('agency-one#whole[data-ready]'));
    await until(() => find('agency-one#loose[data-ready]'));
  });

  it('F86 T01 makes no handler and no style of it, which editors strip too', async () => {
    load({ 'agency-one': fromServer('/agency-one.js') });
    place().innerHTML =
      '<div id="sly" data-agency="one" data-onclick="boom()" data-onerror="boom()" data-style="top:0"></div>';
    await until(() => find('agency-one#sly'));
    expect(
      [...find('#sly')!.attributes].map(({ name }) => name).filter((name) => !name.startsWith('data-')),
    ).to.deep.equal(['id']);
  });

  it('F10 tries once more by itself', async () => {
    load({ 'agency-flaky': fromServer('/agency-flaky.js?fail=1') }, anew());
    place().innerHTML = '<agency-flaky></agency-flaky>';
    await isReady('agency-flaky');
  });

  it('F10 then says so inside the element, tells the page, and lets the visitor try', async () => {
    load(
      { 'agency-gone': fromServer('/agency-gone.js?fail=2') },
      { ...anew('fail=2'), whereIs: () => 'https://cdn.example/gone.js' },
    );
    let said: string[] = [];
    const errors = await errorsDuring(async () => {
      said = await listenTo('error', async () => {
        place().innerHTML = '<agency-gone>author</agency-gone>';
        await until(() => find('agency-gone button'));
      });
    });
    expect(errors).to.deep.equal([{ code: 'load', tag: 'agency-gone', recoverable: true }]);
    expect(find('agency-gone')!.textContent).to.include('author').and.include('did not load');
    expect(find('agency-gone')!.dataset.state).to.equal('error');
    expect(find('agency-gone [role=alert]')).to.not.equal(null);
    expect(said, 'F16').to.have.length(1);
    expect(said[0])
      .to.include('<agency-gone>')
      .and.include('https://cdn.example/gone.js')
      .and.include('published together');
    find('agency-gone button')!.click();
    await isReady('agency-gone');
    expect(find('agency-gone')!.textContent).to.equal('author');
  });

  it('F10 says it in every element of the tag, but aloud only once', async () => {
    load({ 'agency-many': () => Promise.reject(new Error('gone')) });
    await listenTo('error', async () => {
      place().innerHTML = '<agency-many></agency-many>'.repeat(3);
      await until(() => document.querySelectorAll('agency-many button').length === 3);
    });
    expect(document.querySelectorAll('agency-many [role=alert]').length).to.equal(1);
  });

  it('F11 survives a server that answers a page instead of a script', async () => {
    load({ 'agency-page': fromServer('/agency-page.js?html') }, anew());
    place().innerHTML = '<agency-page></agency-page>';
    await isReady('agency-page');
  });

  it("F12 says that it loads, in an element that is empty, and leaves the author's children alone", async () => {
    load({ 'agency-slowly': never }, { patience: { loading: 30 } });
    place().innerHTML = '<agency-slowly></agency-slowly><agency-slowly>call us</agency-slowly>';
    await until(() => find('agency-slowly [role=status]'));
    const [empty, full] = [...document.querySelectorAll<HTMLElement>('agency-slowly')];
    expect([empty!.textContent, full!.textContent]).to.deep.equal(['Loading…', 'call us']);
    expect([empty!.dataset.state, full!.dataset.state]).to.deep.equal(['loading', 'loading']);
  });

  it('F12 says at once what the element is waited for with', async () => {
    load({ 'agency-worded': never }, { patience: { loading: 60_000 } });
    const element = place().appendChild(document.createElement('agency-worded'));
    element.dataset.loading = 'Loading Instant Valuation';
    await until(() => element.textContent === 'Loading Instant Valuation');
  });

  it('F12 RTE-05 says that it still loads, then that it failed, in place of what it said before', async () => {
    load({ 'agency-hangs': never }, { patience: { loading: 10, stalled: 400, failed: 1_000 } });
    const element = place().appendChild(document.createElement('agency-hangs'));
    const said: string[] = [];
    const changes = new MutationObserver(() => said.push(`${element.dataset.state}: ${element.textContent}`));
    changes.observe(element, { attributes: true, childList: true, subtree: true, characterData: true });
    const errors = await errorsDuring(() => until(() => element.querySelector('button')));
    changes.disconnect();
    expect(said).to.include.members(['loading: Loading…', 'stalled: Still loading…']);
    expect(element.children.length).to.equal(1);
    expect(element.textContent).to.equal('Sorry, this part of the page did not load. Try again');
    expect(errors).to.deep.equal([{ code: 'timeout', tag: 'agency-hangs', recoverable: true }]);
  });

  it('RTE-05 gives a file 120 seconds and speaks of it after 10', async () => {
    const delays: number[] = [];
    const original = globalThis.setTimeout;
    globalThis.setTimeout = ((job: () => void, delay: number) => (
      delays.push(delay),
      original(job, 1e6)
    )) as typeof setTimeout;
    load({ 'agency-patient': never });
    document.body.append(document.createElement('agency-patient'));
    await null;
    await null;
    globalThis.setTimeout = original;
    expect(delays).to.include.members([10_000, 120_000]);
  });

  it('F12 takes it back when the file arrives after all', async () => {
    load({ 'agency-late': fromServer('/agency-late.js?hang=600') }, { patience: { failed: 100 } });
    place().innerHTML = '<agency-late></agency-late>';
    await until(() => find('agency-late button'));
    await isReady('agency-late');
    await until(() => find('agency-late')!.childElementCount === 0);
  });

  it('F12 passes the focus on to the element when the visitor tried again with success', async () => {
    const tries = [Promise.reject(new Error('first')), Promise.reject(new Error('second'))];
    const fetchTag = () => tries.shift() ?? fromServer('/agency-again.js')();
    load({ 'agency-again': fetchTag });
    await listenTo('error', async () => {
      place().innerHTML = '<agency-again></agency-again><button>Next</button>';
      await until(() => find('agency-again button'));
      find('agency-again button')!.focus();
      find('agency-again button')!.click();
      await until(() => !find('agency-again button'));
    });
    expect(document.activeElement === find('agency-again')).to.equal(true);
    await press('Tab');
    expect(document.activeElement?.textContent).to.equal('Next');
  });

  it('F12 says at once that it loads again when the visitor tries again, and leaves nothing to press meanwhile', async () => {
    let calls = 0;
    load({ 'agency-retried': () => (++calls < 3 ? Promise.reject(new Error('gone')) : never()) });
    await listenTo('error', async () => {
      place().innerHTML = '<agency-retried>Call us.</agency-retried>';
      await until(() => find('agency-retried button'));
      find('agency-retried button')!.click();
    });
    expect(find('agency-retried')!.textContent).to.equal('Call us.Loading…');
    expect([find('agency-retried [role=status]') !== null, find('agency-retried button')]).to.deep.equal([true, null]);
  });

  it('F04 warns about a tag somebody else defined, tells the page, and goes on', async () => {
    customElements.define('agency-taken', class extends HTMLElement {});
    let said: string[] = [];
    const errors = await errorsDuring(async () => {
      said = await listenTo('warn', () =>
        load({ 'agency-taken': fromServer('/x.js'), 'agency-free': fromServer('/agency-free.js') }),
      );
    });
    expect(said[0]).to.include('<agency-taken>');
    expect(errors).to.deep.equal([{ code: 'tag-taken', tag: 'agency-taken', recoverable: false }]);
    place().innerHTML = '<agency-free></agency-free>';
    await isReady('agency-free');
  });

  it('names each misspelt tag once', async () => {
    load({ 'agency-free': fromServer('/agency-free.js') });
    const said = await listenTo('warn', async () => {
      place().innerHTML =
        '<agency-fre></agency-fre><agency-fre></agency-fre><x-other></x-other><p data-agency="fee"></p><agency-free></agency-free>';
      await isReady('agency-free');
    });
    expect(said).to.have.members(
      ['agency-fre', 'agency-fee'].map((tag) => `<${tag}> is not a tag of this script. Is it misspelt?`),
    );
  });

  it('F10 offers a reload when the visitor tried in vain', async () => {
    load({ 'agency-never': () => Promise.reject(new Error('never')) });
    await listenTo('error', async () => {
      place().innerHTML = '<agency-never></agency-never>';
      await until(() => find('agency-never button'));
      find('agency-never button')!.focus();
      find('agency-never button')!.click();
      await until(() => find('agency-never button')?.textContent === 'Reload the page');
      expect(document.activeElement, 'the focus').to.equal(find('agency-never button'));
    });
  });

  it('is settled when all is there or told to be missing', async () => {
    const here = () => pause(50).then(() => customElements.define('agency-here', class extends HTMLElement {}));
    const { settled } = load({ 'agency-here': here, 'agency-lost': never }, { patience: { failed: 200 } });
    place().innerHTML = '<agency-here></agency-here><agency-lost></agency-lost>';
    await pause(20);
    await settled();
    expect(find('agency-here:defined')).to.not.equal(null);
    expect(find('agency-lost button')).to.not.equal(null);
  });
});

describe('inside the shadow root of another library the loader finds a tag', () => {
  let stop = () => {};
  let number = 0;
  let tag = '';
  beforeEach(() => {
    tag = `agency-within-${++number}`;
  });
  afterEach(() => stop());
  const start = () => ({ stop } = loadElements({ [tag]: fromServer(`/${tag}.js`) }));
  const attach = (host: Element) => host.attachShadow({ mode: 'open' });
  const isReadyIn = (root: ParentNode) => until(() => root.querySelector(`${tag}[data-ready]`));

  it('F30 that was there before', async () => {
    const root = attach(place());
    root.innerHTML = `<${tag}></${tag}>`;
    start();
    await isReadyIn(root);
  });

  it('F30 that comes with its host', async () => {
    start();
    const host = document.createElement('div');
    attach(host).innerHTML = `<p><${tag}></${tag}></p>`;
    place().append(host);
    await isReadyIn(host.shadowRoot!);
  });

  it('F30 that is filled later, also in a root within a root', async () => {
    start();
    const outer = attach(place());
    await pause(10);
    outer.innerHTML = '<main></main>';
    const inner = attach(outer.firstElementChild!);
    await pause(10);
    inner.innerHTML = `<${tag}></${tag}>`;
    await isReadyIn(inner);
  });

  it('F30 of an element whose script arrives later, also within another root', async () => {
    start();
    const name = `x-foreign-${number}`;
    const outer = attach(place());
    outer.innerHTML = `<${name}></${name}>`;
    const alone = place().appendChild(document.createElement(name));
    await pause(10);
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          attach(this).innerHTML = `<${tag}></${tag}>`;
        }
      },
    );
    await isReadyIn(alone.shadowRoot!);
    await isReadyIn(outer.firstElementChild!.shadowRoot!);
  });

  it('F27 with one observer for the whole page', () => {
    const original = globalThis.MutationObserver;
    let observers = 0;
    globalThis.MutationObserver = class extends original {
      constructor(...given: ConstructorParameters<typeof original>) {
        super(...given);
        observers++;
      }
    };
    attach(place());
    place().innerHTML = `<${tag}></${tag}>`.repeat(200);
    start();
    globalThis.MutationObserver = original;
    expect(observers).to.equal(1);
  });
});
