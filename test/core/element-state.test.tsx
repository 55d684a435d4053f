import { expect } from '@open-wc/testing';

import { release } from '../support/elements';
import { drawn, listenTo, render, shown, until } from '../support/page';

const stateOf = (element: HTMLElement) => element.dataset.state;

describe('the state of an element', () => {
  it('R4 goes from loading to ready, and is taken back when the element leaves', async () => {
    const element = document.createElement('agency-sample');
    expect(stateOf(element)).to.equal(undefined);
    document.body.append(element);
    expect(stateOf(element)).to.equal('loading');
    await drawn();
    expect(stateOf(element)).to.equal('ready');
    element.remove();
    await drawn();
    expect(stateOf(element)).to.equal(undefined);
  });

  it('R4 is idle while the element waits to be seen', async () => {
    const element = await render('<agency-lazy style="display:block;margin-top:5000px;height:10px"></agency-lazy>');
    expect(stateOf(element)).to.equal('idle');
    element.scrollIntoView();
    await until(() => stateOf(element) === 'ready');
    element.remove();
    scrollTo(0, 0);
  });

  it('R4 is stalled when its data takes longer than a second', async () => {
    const element = await render('<agency-slow topic="state"></agency-slow>');
    expect(stateOf(element)).to.equal('loading');
    await until(() => stateOf(element) === 'stalled');
    release.get('state')!('arrived');
    await until(() => stateOf(element) === 'ready');
  });

  it('R4 is what a component says, for as long as it says so', async () => {
    const element = await render('<agency-stateful says="empty"></agency-stateful>');
    expect(stateOf(element)).to.equal('empty');
    for (const says of ['error', 'ready', 'loading']) {
      element.setAttribute('says', says);
      await drawn();
      expect(stateOf(element)).to.equal(says);
    }
    await until(() => stateOf(element) === 'stalled');
    await drawn();
    expect(shown(element)).to.equal('stalled');
    element.setAttribute('says', 'ready');
    await drawn();
    expect([stateOf(element), shown(element)]).to.deep.equal(['ready', 'ready']);
  });

  it('R4 is error when drawing failed, until a retry succeeds', async () => {
    let element!: HTMLElement;
    await listenTo('error', async () => {
      element = await render('<agency-faulty mode="render"></agency-faulty>');
    });
    expect(stateOf(element)).to.equal('error');
    element.setAttribute('mode', 'fine');
    element.querySelector<HTMLElement>('[role=alert] button')!.click();
    await drawn();
    expect(stateOf(element)).to.equal('ready');
  });

  it('R4 of a clone is its own', async () => {
    const element = await render('<agency-stateful says="empty"></agency-stateful>');
    const clone = element.cloneNode(true) as HTMLElement;
    clone.setAttribute('says', 'ready');
    document.body.append(clone);
    await drawn();
    expect([stateOf(element), stateOf(clone)]).to.deep.equal(['empty', 'ready']);
    clone.remove();
  });
});
