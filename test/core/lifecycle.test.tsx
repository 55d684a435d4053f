import { expect } from '@open-wc/testing';

import { log, propsOf } from '../support/elements';
import { fill } from '../support/filling';
import { drawn, listenTo, render, shown, translate, until } from '../support/page';

const countOf = (element: Element) => element.querySelector('button')!.textContent;
const containers = () => document.querySelectorAll('[slot="agency"]').length;

describe('an element', () => {
  beforeEach(async () => {
    document.querySelectorAll('body > div:not([data-agency-layer])').forEach((place) => place.remove());
    await drawn();
    log.length = 0;
  });

  it('is drawn only when connected', async () => {
    const element = document.createElement('agency-sample');
    element.setAttribute('label', 'detached');
    await drawn();
    expect(log).to.deep.equal([]);
    expect(element.childNodes.length).to.equal(0);
    document.body.append(element);
    await drawn();
    expect(log).to.deep.equal(['mount detached']);
    element.remove();
    await drawn();
    expect(log).to.deep.equal(['mount detached', 'unmount detached']);
    expect(element.childNodes.length).to.equal(0);
  });

  it('F17 keeps its state when moved with appendChild', async () => {
    const element = await render('<agency-sample label="moved"></agency-sample>');
    element.querySelector('button')!.click();
    element.querySelector('input')!.value = 'typed';
    await drawn();
    const other = document.body.appendChild(document.createElement('div'));
    other.append(element);
    await drawn();
    other.prepend(element);
    document.body.append(element);
    await drawn();
    expect(countOf(element)).to.equal('1');
    expect(element.querySelector('input')!.value).to.equal('typed');
    expect(log).to.deep.equal(['mount moved']);
    element.remove();
  });

  it('F18 keeps its state when moved with moveBefore, and its focus where the browser has that', async () => {
    const body = document.body as unknown as { moveBefore?(node: Node, child: null): void; append(node: Node): void };
    const element = await render('<agency-sample label="moved"></agency-sample>');
    element.querySelector('button')!.click();
    element.querySelector('input')!.focus();
    await drawn();
    if (body.moveBefore) body.moveBefore(element, null);
    else body.append(element);
    await drawn();
    expect(countOf(element)).to.equal('1');
    if (body.moveBefore) expect(document.activeElement).to.equal(element.querySelector('input'));
    expect(log).to.deep.equal(['mount moved']);
    element.remove();
  });

  it('starts afresh when it comes back later', async () => {
    const element = await render('<agency-sample label="back"></agency-sample>');
    element.querySelector('button')!.click();
    const place = element.parentElement!;
    element.remove();
    await drawn();
    place.append(element);
    await drawn();
    expect(countOf(element)).to.equal('0');
    expect(log).to.deep.equal(['mount back', 'unmount back', 'mount back']);
  });

  it('F21 can be cloned, drawing and all', async () => {
    const element = await render('<agency-sample label="original">children</agency-sample>');
    element.querySelector('button')!.click();
    await drawn();
    const clone = element.cloneNode(true) as HTMLElement;
    document.body.append(clone);
    await drawn();
    expect(clone.querySelectorAll('[slot="agency"]').length).to.equal(1);
    expect(propsOf(clone).label).to.equal('original');
    clone.querySelector('button')!.click();
    await drawn();
    clone.querySelector('button')!.click();
    await drawn();
    expect([countOf(element), countOf(clone)]).to.deep.equal(['1', '2']);
    clone.remove();
  });

  it("shows the author's children until it is ready and leaves them alone", async () => {
    const element = await render('<agency-sample>call <a href="tel:1" id="tel">us</a></agency-sample>');
    const link = element.querySelector('#tel') as HTMLElement;
    expect(link.checkVisibility()).to.equal(false);
    expect(element.querySelector('section')!.checkVisibility()).to.equal(true);
    expect(element.firstChild!.textContent).to.equal('call ');
    element.append('late text');
    expect(element.innerText).to.not.include('late text');
    link.remove();
    element.remove();
  });

  it("keeps the author's listeners on the author's element", async () => {
    const element = document.createElement('agency-sample');
    const heard: string[] = [];
    for (const type of ['wheel', 'pointermove', 'click']) element.addEventListener(type, () => heard.push(type));
    document.body.append(element);
    await drawn();
    element.addEventListener('drop', () => heard.push('drop'));
    for (const type of ['wheel', 'pointermove', 'click', 'drop'])
      element.querySelector('section')!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(heard).to.deep.equal(['wheel', 'pointermove', 'click', 'drop']);
    element.remove();
  });

  it('F25 is put back when the page empties it', async () => {
    const element = await render('<agency-sample label="emptied">children</agency-sample>');
    element.querySelector('button')!.click();
    await drawn();
    element.innerHTML = '';
    await drawn();
    expect(countOf(element)).to.equal('1');
  });

  it('F06 cleans up after itself', async () => {
    const before = containers();
    const place = await render(`<div>${'<agency-sample></agency-sample>'.repeat(50)}</div>`);
    expect(containers()).to.equal(before + 50);
    place.parentElement!.remove();
    await drawn();
    expect(containers()).to.equal(before);
    expect(log.filter((line) => line.startsWith('unmount')).length).to.equal(50);
  });

  it('F06 F30 works in a template and in a shadow root of another library', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<agency-sample label="template"></agency-sample>';
    expect(log).to.deep.equal([]);
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(template.content.cloneNode(true));
    await drawn();
    const element = host.shadowRoot!.querySelector('agency-sample')!;
    element.querySelector('button')!.click();
    await drawn();
    expect(countOf(element)).to.equal('1');
    const heard: EventTarget[] = [];
    host.addEventListener('agency-pick', (event) => heard.push(event.target!));
    element.querySelector('a')!.click();
    expect(heard).to.deep.equal([host]);
    host.remove();
  });

  it('F30 brings the style sheet into a shadow root of another library, once', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    Object.assign(link, { id: 'agency-css', rel: 'stylesheet', href: 'data:text/css,section{color:rgb(1,2,3)}' });
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).innerHTML = '<agency-sample></agency-sample><agency-sample></agency-sample>';
    await drawn();
    expect(host.shadowRoot!.querySelectorAll('link').length).to.equal(1);
    await until(() => getComputedStyle(host.shadowRoot!.querySelector('section')!).color === 'rgb(1, 2, 3)');
    host.remove();
    link.remove();
  });

  it('F17 F18 F30 brings it into another such root that it is moved to, however that is done', async () => {
    const link = Object.assign(document.createElement('link'), { id: 'agency-css', rel: 'stylesheet', href: 'data:,' });
    document.head.append(link);
    const element = await render('<agency-sample></agency-sample>');
    for (const way of ['append', 'moveBefore'] as const) {
      const host = document.body.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' }) as ShadowRoot & { moveBefore?(node: Node, child: null): void };
      if (way === 'append' || !root.moveBefore) root.append(element);
      else root.moveBefore(element, null);
      await drawn();
      expect(root.querySelectorAll('link').length, way).to.equal(1);
    }
    document.body.append(element);
    await drawn();
    element.remove();
    link.remove();
  });

  it('F06 is drawn however its markup arrives', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.insertAdjacentHTML('beforeend', '<agency-sample label="adjacent"></agency-sample>');
    const template = document.createElement('template');
    template.innerHTML = '<agency-sample label="template"></agency-sample>';
    place.append(template.content.cloneNode(true), document.importNode(template.content, true));
    const parsed = new DOMParser().parseFromString('<agency-sample label="swapped"></agency-sample>', 'text/html');
    place.append(...parsed.body.childNodes);
    place.append(document.createRange().createContextualFragment('<agency-sample label="fragment"></agency-sample>'));
    await drawn();
    const labels = [...place.children]
      .filter((each) => each.localName === 'agency-sample')
      .map((each) => propsOf(each).label);
    expect(labels).to.deep.equal(['adjacent', 'template', 'template', 'swapped', 'fragment']);
    place.replaceChildren();
    await drawn();
    expect(containers()).to.equal(0);
  });

  it('F25 is drawn anew when the page took away what it wants to change', async () => {
    const element = await render('<agency-changing></agency-changing>');
    element.querySelector('b')!.remove();
    await listenTo('error', async () => {
      element.querySelector('button')!.click();
      await drawn();
    });
    expect(shown(element)).to.include('count 0');
    element.querySelector('button')!.click();
    await drawn();
    expect(shown(element)).to.include('count 1 odd');
    expect(element.dataset.state).to.equal('ready');
  });

  it('F25 may leave after the page took its drawing away, and takes no other with it', async () => {
    const element = await render('<agency-changing></agency-changing>');
    const other = await render('<agency-sample></agency-sample>');
    other.querySelector('button')!.click();
    element.querySelector('section')!.remove();
    element.remove();
    await drawn();
    expect(countOf(other)).to.equal('1');
    other.querySelector('button')!.click();
    await drawn();
    expect(countOf(other)).to.equal('2');
  });

  it('F80 hides nothing of a page whose author forgot a closing tag, and says so', async () => {
    let element: HTMLElement;
    const said = await listenTo('error', async () => {
      element = await render('<agency-sample label="first" /><main>The page</main><footer>Telephone</footer>');
      await until(() => shown(element));
    });
    expect(element!.querySelector('footer')!.getClientRects().length).to.equal(1);
    expect(shown(element!)).to.include('first');
    expect(said.join()).to.include('</agency-sample>');
  });

  it('F80 hides no neighbour of a tag that closes itself, and says so', async () => {
    let element: HTMLElement;
    const said = await listenTo('error', async () => {
      element = await render('<agency-sample label="first" /><agency-sample label="second"></agency-sample>');
      await until(() => shown(element.querySelector('agency-sample')!).includes('second'));
    });
    expect(shown(element!)).to.include('first');
    expect(element!.querySelector('agency-sample')!.querySelector('button')!.getClientRects().length).to.equal(1);
    expect(said.join()).to.include('</agency-sample>');
  });

  it('F80 hides no neighbour further down either, but a fallback whose form has a field of ours', async () => {
    const inner = '<agency-sample label="second"></agency-sample>';
    for (const [part, isSeen] of [
      ['section', true],
      ['form', false],
    ] as const) {
      let element: HTMLElement;
      const said = await listenTo('error', async () => {
        element = await render(`<agency-sample label="first" /><${part}><p>Text</p>${inner}</${part}>`);
        await until(() => element.querySelector('p + agency-sample button'));
      });
      expect(element!.querySelector('p')!.getClientRects().length > 0, part).to.equal(isSeen);
      expect(said.length > 0, part).to.equal(isSeen);
    }
  });

  it('F80 hides nothing of a page that is drawn before it is parsed to the end', async () => {
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    const element = await render('<agency-sample label="first"></agency-sample>');
    await until(() => shown(element));
    Reflect.deleteProperty(document, 'readyState');
    element.insertAdjacentHTML('beforeend', '<main>The page</main>');
    const main = element.querySelector('main')!;
    expect(main.getClientRects().length, 'not known yet').to.equal(0);
    const said = await listenTo('error', () => document.dispatchEvent(new Event('DOMContentLoaded')));
    expect(main.getClientRects().length).to.equal(1);
    expect(said.join()).to.include('</agency-sample>');
  });

  it('F80 hides a fallback with a footer of its own, such as that of an article or a quotation', async () => {
    const said = await listenTo('error', async () => {
      for (const part of ['article', 'blockquote', 'figure']) {
        const element = await render(
          `<agency-sample label="first"><${part}><footer>By Siân</footer></${part}></agency-sample>`,
        );
        await until(() => shown(element));
        expect(element.querySelector('footer')!.getClientRects().length, part).to.equal(0);
      }
    });
    expect(said).to.deep.equal([]);
  });

  it('F26 goes on after a translator replaced its text', async () => {
    const element = await render('<agency-changing></agency-changing>');
    await listenTo('error', async () => {
      for (let turn = 0; turn < 4; turn++) {
        translate(element);
        element.querySelector('button')!.click();
        await new Promise((done) => setTimeout(done, 150));
      }
    });
    expect(shown(element)).to.include('count');
    element.querySelector('button')!.click();
    await drawn();
    const before = shown(element);
    element.querySelector('button')!.click();
    await drawn();
    expect(shown(element)).to.not.equal(before);
  });

  it('F26 keeps what was entered, and the focus, when it is drawn anew since a translator replaced its text', async () => {
    const element = await render('<agency-questions></agency-questions>');
    const named = (name: string, value = '') =>
      element.querySelector<HTMLInputElement>(`[name=${name}]${value && `[value=${value}]`}`)!;
    const name = named('name');
    await fill(element, { name: 'Siân', notes: 'Two cats', kind: 'flat', terms: false });
    named('news', 'no').click();
    name.focus();
    await listenTo('error', async () => {
      translate(element.querySelector('p')!);
      element.querySelector('button')!.click();
      await until(() => !name.isConnected);
      await drawn();
    });
    expect(['name', 'notes', 'kind'].map((each) => named(each).value)).to.deep.equal(['Siân', 'Two cats', 'flat']);
    expect([named('news', 'no').checked, named('terms').checked]).to.deep.equal([true, false]);
    expect(element.querySelector('p')!.textContent).to.include('Siân');
    expect(document.activeElement === named('name')).to.equal(true);
  });

  it('F28 points its labels at its own inputs when the page has an id twice', async () => {
    const first = await render('<agency-asking></agency-asking>');
    const { id } = first.querySelector('input')!;
    const second = await render(
      `<div><input id="${id}"><input id="twice"><input id="twice"><agency-asking></agency-asking></div>`,
    );
    for (const element of [first, second.querySelector('agency-asking')!]) {
      const [label, input] = [element.querySelector('label')!, element.querySelector('input')!];
      expect(label.control).to.equal(input);
    }
    const ids = [...document.querySelectorAll('agency-asking [id]')].map((each) => each.id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('F29 in a hidden tab is drawn with a size once the tab is shown', async () => {
    const tab = await render(
      '<div style="display:none"><agency-lazy style="display:block;height:10px"></agency-lazy><agency-sample></agency-sample></div>',
    );
    await new Promise((done) => setTimeout(done, 100));
    expect(log).to.not.include('lazy');
    const sizes: number[] = [];
    const observer = new ResizeObserver(([entry]) => sizes.push(entry!.contentRect.width));
    observer.observe(tab.querySelector('agency-sample section')!);
    tab.style.display = 'block';
    await until(() => log.includes('lazy') && (sizes.at(-1) ?? 0) > 0);
    observer.disconnect();
  });

  it('nested in another one is independent', async () => {
    const element = await render(
      '<agency-sample label="outer"><agency-sample label="inner"></agency-sample></agency-sample>',
    );
    const inner = element.querySelector('agency-sample')!;
    inner.querySelector('button')!.click();
    await drawn();
    expect(countOf(inner)).to.equal('1');
    expect(element.querySelector<HTMLElement>(':scope > [slot] button')!.textContent).to.equal('0');
  });

  it('drawn when visible waits until then', async () => {
    const element = await render('<agency-lazy style="display:block;margin-top:5000px;height:10px">wait</agency-lazy>');
    await new Promise((done) => setTimeout(done, 100));
    expect(log).to.deep.equal([]);
    element.scrollIntoView();
    await until(() => log.includes('lazy'));
    element.remove();
    await drawn();
    scrollTo(0, 0);
    const printed = await render('<agency-lazy style="display:block;margin-top:5000px;height:10px"></agency-lazy>');
    dispatchEvent(new Event('beforeprint'));
    for (let turn = 0; turn < 10; turn++) await null; // printing waits for microtasks only
    expect(printed.textContent).to.equal('seen');
  });
});

describe('events', () => {
  it('bubble, are composed, carry a detail, and can be cancelled', async () => {
    const element = await render('<agency-sample label="E"></agency-sample>');
    log.length = 0;
    const events: CustomEvent[] = [];
    const listen = (event: Event) => void events.push(event as CustomEvent);
    document.addEventListener('agency-pick', listen);
    element.querySelector('a')!.click();
    element.addEventListener('agency-pick', (event) => event.preventDefault());
    element.querySelector('a')!.click();
    document.removeEventListener('agency-pick', listen);
    expect(
      events.map(({ detail, bubbles, composed, cancelable }) => ({ detail, bubbles, composed, cancelable })),
    ).to.deep.equal(Array(2).fill({ detail: { label: 'E' }, bubbles: true, composed: true, cancelable: true }));
    expect(log).to.deep.equal(['pick true', 'pick false']);
  });

  it('F33 survive a page listener that throws', async () => {
    const element = await render('<agency-sample label="T"></agency-sample>');
    log.length = 0;
    const quiet = window.onerror;
    window.onerror = () => true;
    element.addEventListener('agency-pick', () => {
      throw new Error('page');
    });
    element.querySelector('a')!.click();
    window.onerror = quiet;
    expect(log).to.deep.equal(['pick true']);
  });
});

describe('a form that asks the page first', () => {
  it('F34 stops when the page cancels, and can be sent again', async () => {
    const element = await render('<agency-asking></agency-asking>');
    const button = element.querySelector('button')!;
    element.addEventListener('agency-before-submit', (event) => event.preventDefault(), { once: true });
    log.length = 0;
    for (let turn = 0; turn < 2; turn++) {
      button.click();
      await until(() => log.length === turn + 1);
      await drawn();
      expect(button.disabled).to.equal(false);
    }
    expect(log).to.deep.equal(['stopped', 'sent']);
  });
});

describe('the provider', () => {
  it('is one per page, whoever wrote it', async () => {
    await render('<agency-sample></agency-sample>');
    expect(document.querySelectorAll('agency-provider').length).to.equal(1);
    const second = document.createElement('agency-provider');
    const said = await listenTo('warn', () => {
      document.body.append(second);
    });
    expect(said).to.have.length(1);
    second.remove();
  });

  it('F80 keeps what stands in its tag, the rest of the page where that was not closed', async () => {
    const rest = document.createElement('main');
    rest.innerHTML = '<p>Welcome</p>';
    const second = document.createElement('agency-provider');
    second.append(rest);
    document.querySelector('agency-provider')!.replaceWith(second);
    // Drawn by the new root, which has begun by then.
    const element = await render('<agency-sample></agency-sample>');
    await until(() => element.querySelector('section'));
    expect(second.contains(rest)).to.equal(true);
    expect(rest.textContent).to.equal('Welcome');
    second.replaceWith(document.createElement('agency-provider'));
    await until(() => element.querySelector('section'));
    expect(rest.textContent).to.equal('Welcome');
  });

  it('F30 hears from an element that has left the page meanwhile', async () => {
    const element = await render('<agency-sample></agency-sample>');
    const link = element.querySelector('a')!;
    const heard: EventTarget[] = [];
    const hear = (event: Event) => heard.push(event.target!);
    document.addEventListener('agency-pick', hear);
    link.addEventListener('click', () => element.parentElement!.remove(), { capture: true, once: true });
    link.click();
    document.removeEventListener('agency-pick', hear);
    expect(heard).to.deep.equal([document]);
  });

  it('F01 draws once where another stands before it, which takes over when it goes', async () => {
    const element = await render('<agency-sample></agency-sample>');
    const first = document.querySelector('agency-provider')!;
    const second = document.createElement('agency-provider');
    expect(await listenTo('warn', () => document.body.prepend(second))).to.have.length(1);
    await drawn();
    expect(element.querySelectorAll('section').length).to.equal(1);
    first.remove();
    await until(() => element.querySelector('section'));
    const other = await render('<agency-sample></agency-sample>');
    expect(other.querySelectorAll('section').length).to.equal(1);
    expect(document.querySelectorAll('agency-provider').length).to.equal(1);
  });

  it('F25 is taken over by one behind it that came before it left, as a page transition has both', async () => {
    const element = await render('<agency-sample></agency-sample>');
    const first = document.querySelector('agency-provider')!;
    const second = document.createElement('agency-provider');
    await listenTo('warn', () => document.body.append(second));
    first.remove();
    await drawn();
    await until(() => element.querySelector('section'));
    second.before(first);
    await drawn();
    expect(element.querySelectorAll('section').length).to.equal(1);
    first.remove();
  });

  it('keeps all state when moved', async () => {
    const element = await render('<agency-sample></agency-sample>');
    element.querySelector('button')!.click();
    await drawn();
    document.body.prepend(document.querySelector('agency-provider')!);
    await drawn();
    expect(countOf(element)).to.equal('1');
  });

  it('comes back when a page script removes it', async () => {
    const element = await render('<agency-sample></agency-sample>');
    document.querySelector('agency-provider')!.remove();
    await until(() => document.querySelector('agency-provider') && element.querySelector('section'));
    expect(element.querySelectorAll('section').length).to.equal(1);
  });

  it('P8 draws as soon as it comes, before the browser shows a frame without it', async () => {
    const element = await render('<agency-sample></agency-sample>');
    document.querySelector('agency-provider')!.remove();
    // It leaves at the end of the task, since it may only be moved.
    await Promise.resolve();
    expect(element.querySelector('section')).to.equal(null);
    document.body.append(document.createElement('agency-provider'));
    expect(element.querySelectorAll('section').length).to.equal(1);
  });

  it('survives the body being replaced', async () => {
    await render('<agency-sample></agency-sample>');
    const body = document.createElement('body');
    body.innerHTML = '<agency-sample label="new"></agency-sample>';
    const old = document.body;
    document.body.replaceWith(body);
    await until(() => body.querySelector('section'));
    expect(document.querySelectorAll('agency-provider').length).to.equal(1);
    body.replaceWith(old);
    await until(() => old.querySelector('agency-provider'));
  });
});
