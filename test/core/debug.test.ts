import { expect } from '@open-wc/testing';

import { reportSilentTags, reportStoppedEvents } from '../../src/core/debug';
import '../support/elements';
import { listenTo, render } from '../support/page';

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
    expect(about('agency-smaple')[0]).to.include('none of our tags');
    expect(said.join()).to.not.include('x-other');
    expect(said.join()).to.not.include('agency-coming');
  });
});
