import { expect } from '@open-wc/testing';

import { propsOf, release } from '../support/elements';
import { drawn, listenTo, render, shown, until } from '../support/page';

describe('an element that fails', () => {
  for (const mode of ['render', 'effect']) {
    it(`F31 R3 in ${mode} shows a text and a retry, tells the page, leaves the others alone`, async () => {
      const sibling = await render('<agency-sample label="sibling"></agency-sample>');
      sibling.querySelector('button')!.click();
      const events: unknown[] = [];
      const listen = (event: Event) => void events.push((event as CustomEvent).detail);
      document.addEventListener('agency-error', listen);
      let element!: HTMLElement;
      await listenTo('error', async () => {
        element = await render(`<agency-faulty mode="${mode}"><p id="f">author</p></agency-faulty>`);
      });
      document.removeEventListener('agency-error', listen);
      expect(events).to.deep.equal([{ code: 'render', tag: 'agency-faulty', recoverable: true }]);
      expect(element.querySelector('[role=alert]')!.textContent).to.include('could not be shown');
      expect((element.querySelector('#f') as HTMLElement).checkVisibility()).to.equal(true);
      expect(sibling.querySelector('button')!.textContent).to.equal('1');
      element.setAttribute('mode', 'fine');
      element.querySelector<HTMLElement>('[role=alert] button')!.click();
      await drawn();
      expect(shown(element)).to.include('fine');
      expect((element.querySelector('#f') as HTMLElement).checkVisibility()).to.equal(false);
    });
  }

  it('F31 later, after a click, also shows the text', async () => {
    const element = await render('<agency-faulty></agency-faulty>');
    await listenTo('error', async () => {
      element.querySelector<HTMLElement>('.state')!.click();
      await drawn();
    });
    expect(shown(element)).to.include('could not be shown');
  });

  it('F32 in an event handler is reported and keeps its drawing', async () => {
    const element = await render('<agency-faulty></agency-faulty>');
    const quiet = window.onerror;
    const errors: unknown[] = [];
    window.onerror = (message) => {
      errors.push(message);
      return true;
    };
    element.querySelector<HTMLElement>('.handler')!.click();
    await drawn();
    window.onerror = quiet;
    expect(errors).to.have.length(1);
    expect(shown(element)).to.include('fine');
  });

  it('F31 is not thrown again at the page, beyond the line React writes', async () => {
    const thrown: unknown[] = [];
    const hear = (event: Event) => {
      event.preventDefault();
      thrown.push(event);
    };
    addEventListener('error', hear);
    await listenTo('error', () => render('<agency-faulty mode="render"></agency-faulty>'));
    removeEventListener('error', hear);
    expect(thrown).to.deep.equal([]);
  });

  it('F35 does not mind a page whose error listener throws, and tells it only once', async () => {
    const quiet = window.onerror;
    window.onerror = () => true;
    let heard = 0;
    const listen = () => {
      heard++;
      throw new Error('page');
    };
    document.addEventListener('agency-error', listen);
    await listenTo('error', () => render('<agency-faulty mode="render"></agency-faulty>'));
    expect(heard).to.equal(1);
    document.removeEventListener('agency-error', listen);
    window.onerror = quiet;
    expect(propsOf(await render('<agency-sample label="alive"></agency-sample>')).label).to.equal('alive');
  });
});

describe('an element that waits', () => {
  it('says so until it is ready, while others are drawn', async () => {
    const element = await render('<agency-slow topic="a"></agency-slow>');
    const other = await render('<agency-sample label="other"></agency-sample>');
    expect(propsOf(other).label).to.equal('other');
    expect(element.querySelector('[role=status]')).to.not.equal(null);
    release.get('a')!('arrived');
    await until(() => shown(element) === 'arrived');
  });
});
