import { expect } from '@open-wc/testing';

import { spareDoublePress } from '../../src/core/double-press';
import { render } from '../support/page';

describe('the second press of a double tap', () => {
  let end: () => void;
  let host: HTMLElement;
  let heard: string[];
  const press = (selector: string, detail: number) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail });
    host.querySelector(selector)!.dispatchEvent(click);
    return click.defaultPrevented;
  };
  beforeEach(async () => {
    host = await render(
      `<div><p>
        <span slot="agency"><button id="pin"><i>£1</i></button><a href="#/home">Home</a><b>Words</b>
        <label id="label">Agree <input type="checkbox"></label></span>
        <button id="page">Menu</button><a id="other" href="#/other">Other</a>
      </p></div>`,
    );
    heard = [];
    host.addEventListener('click', ({ target }) => heard.push((target as Element).localName));
    end = spareDoublePress();
  });
  afterEach(() => end());

  it('m-07 presses nothing that has come under the finger since the first', () => {
    press('#pin i', 1);
    expect(press('a', 2)).to.equal(true);
    expect(press('a', 3), 'a third').to.equal(true);
    expect(heard).to.deep.equal(['i']);
    expect(press('a', 1), 'a new press').to.equal(false);
  });

  it('m-07 spares a control of the page’s own where the first press was on ours, and leaves the page’s own alone', () => {
    press('#pin', 1);
    expect(press('#other', 2)).to.equal(true);
    press('#page', 1);
    expect(press('#other', 2)).to.equal(false);
    expect(heard).to.deep.equal(['button', 'button', 'a']);
  });

  it('m-07 presses the same control twice, by its label too, and what is no control', () => {
    press('#pin', 1);
    expect(press('#pin i', 2)).to.equal(false);
    host.querySelector<HTMLElement>('#label')!.click();
    expect(press('#label', 2)).to.equal(false);
    press('#pin', 1);
    expect(press('b', 2)).to.equal(false);
  });

  it('m-07 takes nothing back that the first has done: the button is another one once it says so', () => {
    const [pin, own] = [...host.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    for (const [change, back] of [
      [() => pin.setAttribute('aria-pressed', 'true'), () => pin.removeAttribute('aria-pressed')],
      [() => pin.setAttribute('aria-expanded', 'true'), () => pin.removeAttribute('aria-expanded')],
      [() => pin.setAttribute('aria-label', 'Saved'), () => pin.removeAttribute('aria-label')],
      [() => pin.append(' saved'), () => pin.lastChild!.remove()],
    ] as const) {
      press('#pin', 1);
      change();
      expect(press('#pin i', 2)).to.equal(true);
      expect(press('#pin', 1), 'a new press').to.equal(false);
      back();
    }
    press('#page', 1);
    own.append(' (open)');
    expect(press('#page', 2), 'the page’s own').to.equal(false);
  });

  it('m-07 g-11 is never taken for a press by key, which counts nothing', () => {
    press('#pin', 1);
    expect(press('a', 0)).to.equal(false);
  });
});
