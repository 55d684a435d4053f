import { expect } from '@open-wc/testing';
import { useState } from 'react';

import { Button } from '../../src/ui/button';
import { heart } from '../../src/ui/icons/visitor';
import { Link } from '../../src/ui/link';
import { drawn, translate } from '../support/page';
import { clear, clickAt, draw, one, press } from './stage';
import { dress } from './theme';

let presses = 0;

function Sender() {
  const [busy, setBusy] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Button look="primary" type="submit" busy={busy} onClick={() => [presses++, setBusy(true)]}>
        Book a viewing
      </Button>
    </form>
  );
}

function Saver() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Button icon={heart} onClick={() => setSaved(!isSaved)}>
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

describe('a button', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  beforeEach(() => (presses = 0));
  afterEach(clear);

  it('F26 changes its words though a translator has replaced them', async () => {
    await draw(<Saver />);
    const button = one('button');
    for (const words of ['Saved', 'Save']) {
      translate(button);
      button.click();
      await drawn();
      expect(button.textContent).to.equal(words);
    }
  });

  it('does not send the form around it unless it is told to', async () => {
    let sent = 0;
    await draw(
      <form onSubmit={(event) => [event.preventDefault(), sent++]}>
        <Button>Undo</Button>
      </form>,
    );
    one('button').click();
    expect(sent).to.equal(0);
  });

  it('says that it is busy, keeps its width and its focus, and cannot be pressed again', async () => {
    await draw(<Sender />);
    const button = one('button');
    const width = button.getBoundingClientRect().width;
    expect(one('[role=status]').textContent).to.equal('');
    button.focus();
    await press('Enter');
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(button.innerText.trim()).to.equal('Sending…');
    expect(one('[role=status]').textContent).to.equal('Sending…');
    expect(button.getBoundingClientRect().width).to.equal(width);
    expect(document.activeElement).to.equal(button);
    await press('Enter', ' ');
    await clickAt(button);
    expect(presses).to.equal(1);
  });

  it('is at least 40 px high with a mouse and as wide as its words', async () => {
    const stage = await draw(<Button icon={heart}>Save</Button>);
    const { height, width } = one('button').getBoundingClientRect();
    expect(height).to.be.at.least(40);
    expect(width).to.be.below(140);
    await expect(stage).to.be.accessible();
  });
});

describe('a link', () => {
  afterEach(clear);

  it('T09 gives a new tab no hold on this page and says that it opens one', async () => {
    const stage = await draw(
      <Link href="https://example.com/" newTab>
        Energy certificate
      </Link>,
    );
    const link = one<HTMLAnchorElement>('a');
    expect(link.rel).to.equal('noopener noreferrer');
    expect(link.textContent).to.equal('Energy certificate (opens in a new tab)');
    await expect(stage).to.be.accessible();
  });
});
