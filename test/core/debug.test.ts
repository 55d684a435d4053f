import { expect } from '@open-wc/testing';

import { reportStoppedEvents } from '../../src/core/debug';
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
});
