import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useEffect, useState } from 'react';

import { Tabs } from '../../src/ui/tabs';
import { drawn } from '../support/page';
import { clear, draw, one, press } from './stage';
import { dress } from './theme';

const names = ['My Profile', 'Saved Properties', 'Saved Searches'];
const href = (index: number) => `#/tab-${index}`;

function Account({ isEmpty = false }) {
  const [hash, setHash] = useState(href(0));
  useEffect(() => {
    const listen = () => setHash(location.hash);
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return (
    <Tabs
      label="Your account"
      tabs={names.map((label, index) => ({
        href: href(index),
        label,
        count: (!isEmpty && index) || undefined,
        selected: hash === href(index),
      }))}
    >
      <p>{hash}</p>
    </Tabs>
  );
}

const tab = (index: number) => document.querySelectorAll<HTMLAnchorElement>('[role=tab]')[index]!;
const hashChanged = () => new Promise((done) => addEventListener('hashchange', done, { once: true }));

describe('tabs', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(async () => {
    await clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('are links of which the selected one is marked and the only stop of the Tab key', async () => {
    const stage = await draw(<Account />);
    expect(tab(0).getAttribute('aria-selected')).to.equal('true');
    expect([0, 1, 2].map((index) => tab(index).tabIndex)).to.deep.equal([0, -1, -1]);
    expect(tab(1).textContent).to.equal('Saved Properties1');
    expect(one('[role=tabpanel]').getAttribute('aria-labelledby')).to.equal(tab(0).id);
    await expect(stage).to.be.accessible();
  });

  it('are walked through by arrows that wrap, Home and End, without opening any', async () => {
    await draw(<Account />);
    tab(0).focus();
    for (const [key, reached] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await press(key);
      expect(document.activeElement, key).to.equal(tab(reached));
    }
    expect(tab(0).getAttribute('aria-selected')).to.equal('true');
  });

  it('break their labels in the same place on a phone, whichever is selected', async () => {
    const linesOf = (label: Node) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    await setViewport({ width: 390, height: 844 });
    for (const isEmpty of [true, false]) {
      await draw(<Account isEmpty={isEmpty} />);
      for (const selected of [0, 1, 2]) {
        const moved = selected > 0 && hashChanged();
        if (moved) tab(selected).click();
        await moved;
        await drawn();
        expect([0, 1, 2].map((index) => linesOf(tab(index).firstChild!))).to.deep.equal([2, 2, 2]);
      }
      await clear();
      history.replaceState(null, '', location.pathname + location.search);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('turn round where text runs from right to left', async () => {
    const stage = await draw(<Account />);
    stage.dir = 'rtl';
    tab(0).focus();
    await press('ArrowLeft');
    expect(document.activeElement).to.equal(tab(1));
  });

  it('are opened by Enter and by Space, and keep the focus', async () => {
    await draw(<Account />);
    tab(0).focus();
    let changed = hashChanged();
    await press('ArrowRight', 'Enter');
    await changed;
    await press('Shift');
    expect(tab(1).getAttribute('aria-selected')).to.equal('true');
    expect(one('[role=tabpanel]').textContent).to.equal(href(1));
    expect(document.activeElement).to.equal(tab(1));
    changed = hashChanged();
    await press('ArrowRight', ' ');
    await changed;
    await press('Shift');
    expect(tab(2).getAttribute('aria-selected')).to.equal('true');
  });
});
