import { expect } from '@open-wc/testing';

import '../support/elements';
import { log } from '../support/elements';
import { drawn, render } from '../support/page';

const act = async (element: HTMLElement) => {
  log.length = 0;
  const [text, check] = [...element.querySelectorAll('input')];
  const p = element.querySelector('p')!;
  const fire = (target: Element, event: Event) => target.dispatchEvent(event);
  // A browser window in the background sends no focus events.
  if (document.hasFocus()) text!.focus();
  else fire(text!, new FocusEvent('focusin', { bubbles: true }));
  fire(text!, new KeyboardEvent('keydown', { bubbles: true, key: 'a' }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(text, 'typed');
  fire(text!, new InputEvent('input', { bubbles: true }));
  if (document.hasFocus()) text!.blur();
  else fire(text!, new FocusEvent('focusout', { bubbles: true }));
  check!.click();
  element.querySelector('select')!.selectedIndex = 1;
  fire(element.querySelector('select')!, new Event('change', { bubbles: true }));
  fire(p, new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }));
  fire(p, new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  fire(p, new PointerEvent('pointermove', { bubbles: true }));
  p.click();
  fire(p, new Event('scroll'));
  element.querySelector('details')!.open = true;
  element.querySelector('dialog')!.show();
  element.querySelector('dialog')!.close();
  fire(element.querySelector('dialog')!, new Event('cancel'));
  fire(text!, new Event('invalid'));
  element.querySelector('form')!.requestSubmit();
  element.querySelector('form')!.reset();
  await drawn();
  await new Promise((done) => setTimeout(done, 100));
  return [...new Set(log)].filter((name) => name !== 'load').sort(); // the picture loads when it likes
};

const usual = [
  'blur',
  'cancel',
  'change',
  'check',
  'click',
  'close',
  'enter',
  'focus',
  'invalid',
  'keydown',
  'leave',
  'reset',
  'scroll',
  'select',
  'submit',
  'toggle',
];

describe('the listener filter', () => {
  it('passes the usual events', async () => {
    expect(await act(await render('<agency-ears></agency-ears>'))).to.deep.equal(usual);
  });
  it('passes what a component asks for', async () => {
    expect(await act(await render('<agency-more-ears></agency-more-ears>'))).to.deep.equal(
      [...usual, 'pointermove'].sort(),
    );
  });
  it('passes all, capture too, when a component asks for all', async () => {
    expect(await act(await render('<agency-all-ears></agency-all-ears>'))).to.deep.equal(
      [...usual, 'capture', 'pointermove'].sort(),
    );
  });
});
