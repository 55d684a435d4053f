import { expect } from '@open-wc/testing';

import { reportSilentTags, reportStoppedEvents } from '../../src/core/debug';
import '../support/elements';
import { listenTo, pause, render } from '../support/page';

const button = () => document.querySelector<HTMLElement>('agency-anything button')!;

describe('the debug mode', () => {
  before(async () => {
    reportStoppedEvents();
    reportStoppedEvents();
    await render('<div><agency-anything><button>Press</button></agency-anything></div>');
  });

  it('F85 names the function and the file that keep an event from an element, once each', async () => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('click', function swallowClicks(event) { event.stopPropagation(); }, options); // prettier-ignore
    const said = await listenTo('warn', () => {
      button().click();
      button().click();
    });
    stop.abort();
    expect(said).to.have.length(1);
    expect(said[0]).to.include('"click"').and.include('<agency-anything>').and.include('on the document');
    expect(said[0]).to.match(/swallowClicks.*debug\.test\.ts/);
  });

  it('F85 says nothing of what an element stops itself, or of an event on its way up', async () => {
    const stop = new AbortController();
    const halt = (event: Event) => event.stopPropagation();
    button().addEventListener('click', halt, { capture: true, signal: stop.signal });
    document.addEventListener('keydown', halt, { signal: stop.signal });
    const said = await listenTo('warn', () => {
      button().click();
      button().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    });
    stop.abort();
    expect(said).to.deep.equal([]);
  });

  it('F85 names the function that keeps a link from opening a route, unless it opens the route itself', async () => {
    const page = await render('<p><a href="#/user"><span>Account</span></a> <a href="#contact">Contact</a></p>');
    const stop = new AbortController();
    const press = async () => {
      for (const pressed of page.querySelectorAll<HTMLElement>('span, a:last-child')) pressed.click();
      await pause(50);
    };
    page.addEventListener('click', function scrollSmoothly(event) { event.preventDefault(); }, { signal: stop.signal }); // prettier-ignore
    const said = await listenTo('warn', async () => {
      await press();
      await press();
    });
    expect(said).to.have.length(1);
    expect(said[0]).to.include('on <p>').and.include('<a href="#/user">');
    expect(said[0]).to.match(/scrollSmoothly.*debug\.test\.ts/);
    page.querySelector('a')!.href = '#/user/edit';
    page.addEventListener('click', () => history.replaceState(null, '', '#/user/edit'), { signal: stop.signal });
    expect(await listenTo('warn', press)).to.deep.equal([]);
    stop.abort();
    history.replaceState(null, '', location.pathname + location.search);
    page.remove();
  });

  it('F85 names attributes that a tag does not read', async () => {
    const tag = await render(
      '<agency-sample labl="A" items="[]" class="wide" role="group" tabindex="0" data-x="1" hx-get="/" :key="1"></agency-sample>',
    );
    const said = await listenTo('warn', () => reportSilentTags());
    tag.remove();
    const about = said.filter((text) => text.includes('attribute'));
    expect(about).to.have.length(1);
    expect(about[0]).to.include('<agency-sample> has no attribute "labl".');
  });

  it('F85 names the tags that have nothing to show, and those that are none of ours', async () => {
    await render('<agency-sample label="A"></agency-sample><agency-smaple></agency-smaple><x-other></x-other>');
    customElements.define('agency-silent', class extends HTMLElement {});
    await render('<agency-silent data-state="empty"></agency-silent>');
    const talking = await render('<agency-sample label="Nothing found"></agency-sample>');
    talking.dataset['state'] = 'empty';
    const underWay = await render('<agency-coming></agency-coming>');
    underWay.dataset['state'] = 'loading';
    const said = await listenTo('warn', () => reportSilentTags());
    const about = (tag: string) => said.filter((text) => text.startsWith(`<${tag}>`));
    expect(about('agency-silent')).to.have.length(1);
    expect(about('agency-silent')[0]).to.include('has nothing to show');
    expect(about('agency-sample'), 'it says something').to.deep.equal([]);
    expect(about('agency-smaple')[0]).to.include('not one of our tags');
    expect(said.join()).to.not.include('x-other');
    expect(said.join()).to.not.include('agency-coming');
  });
});
