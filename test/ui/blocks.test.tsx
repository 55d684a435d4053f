import { expect } from '@open-wc/testing';
import { useState } from 'react';

import { Button } from '../../src/ui/button';
import { Chips } from '../../src/ui/chips';
import { Dialog } from '../../src/ui/dialog';
import { EmailLink } from '../../src/ui/email-link';
import { Empty } from '../../src/ui/empty';
import { Failure } from '../../src/ui/failure';
import { search } from '../../src/ui/icons/search';
import { heart } from '../../src/ui/icons/visitor';
import { Link } from '../../src/ui/link';
import { Note } from '../../src/ui/note';
import { Pager } from '../../src/ui/pager';
import { Skeleton } from '../../src/ui/skeleton';
import { Spinner } from '../../src/ui/spinner';
import { StatusLabel } from '../../src/ui/status-label';
import { Success } from '../../src/ui/success';
import { Telephone } from '../../src/ui/telephone';
import { ViewHeading } from '../../src/ui/view-heading';
import { clear, draw, one, press } from './stage';
import { dress } from './theme';

describe('small blocks', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  it('have no violation', async () => {
    const stage = await draw(
      <>
        <h2>Homes</h2>
        <Spinner label="Loading user profile" />
        <Skeleton label="Loading homes" />
        <StatusLabel tone="new">NEW Listing!</StatusLabel>
        <StatusLabel>Let agreed</StatusLabel>
        <StatusLabel tone="calm">New home</StatusLabel>
        <Note>Saved Properties live on this device.</Note>
        <Note live>We have received your enquiry.</Note>
        <Note tone="error" live>
          Valuation request failed.
        </Note>
        <Empty icon={search} heading="No homes match">
          <p className="agency-text">
            Without “Garden” there are 6. <Link href="#/search">Search again</Link>
          </p>
        </Empty>
        <Failure heading="The homes did not load" onRetry={() => undefined} />
        <Button look="danger" icon={heart}>
          Remove all
        </Button>
      </>,
    );
    await expect(stage).to.be.accessible();
    expect([...stage.querySelectorAll('[role=status]')].map((status) => status.textContent)).to.include.members([
      'Loading user profile',
      'Loading homes',
      'We have received your enquiry.',
    ]);
  });
});

describe('headings that take the focus', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  it('have their words in a box of their own, so that Orca names them also where what had the focus is gone', async () => {
    await draw(
      <>
        <ViewHeading level="3">Sign in</ViewHeading>
        <Success heading="Thank you" />
        <Dialog label="Your favourites" onClose={() => undefined}>
          <p>None yet.</p>
        </Dialog>
      </>,
    );
    const headings = [...document.querySelectorAll(':is(h2, h3)[tabindex]')];
    expect(headings.map(({ textContent }) => textContent)).to.have.members(['Sign in', 'Thank you', 'Your favourites']);
    for (const { textContent, childNodes } of headings) {
      const boxes = [...childNodes].map((node) => node instanceof Element && getComputedStyle(node).display);
      expect(boxes, textContent).to.deep.equal(['block']);
    }
  });
});

describe('a telephone number', () => {
  afterEach(clear);

  it('is rung without the 0 that is only for callers at home, and stays text where there is none to ring', async () => {
    const stage = await draw(
      <p>
        <Telephone number="+44 (0)1632 960140" /> <Telephone number="01632 960140">Call us</Telephone>{' '}
        <Telephone number="by letter" />
      </p>,
    );
    const links = [...stage.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).to.deep.equal([
      ['tel:+441632960140', '+44 (0)1632 960140'],
      ['tel:01632960140', 'Call us'],
    ]);
    expect(stage.textContent).to.include('by letter');
  });
});

describe('an email address', () => {
  afterEach(clear);

  it('breaks before its @ where it is too long for a line', async () => {
    await draw(
      <p style={{ inlineSize: '16ch', fontFamily: 'monospace' }}>
        <EmailLink address="ann.hall@agency.example" />
      </p>,
    );
    const link = one('a[href^=mailto]');
    expect([link.textContent, link.getAttribute('href')]).to.deep.equal([
      'ann.hall@agency.example',
      'mailto:ann.hall@agency.example',
    ]);
    const tops = [...link.childNodes].flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return node instanceof Text ? [...range.getClientRects()].map(({ top }) => top) : [];
    });
    expect(tops).to.have.length(2);
    expect(tops[0]).to.be.below(tops[1]!);
  });
});

describe('chips', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  function Filters() {
    const [filters, setFilters] = useState(['Within 1 mile', 'From £300,000', '2+ bedrooms']);
    const chips = filters.map((label) => ({
      label,
      onRemove: () => setFilters(filters.filter((other) => other !== label)),
    }));
    return <Chips label="Filters in use" chips={chips} />;
  }

  it('name what they remove and give the focus to the next one, at last to their list', async () => {
    const stage = await draw(<Filters />);
    await expect(stage).to.be.accessible();
    const focused = () => document.activeElement!.getAttribute('aria-label');
    one('[aria-label="Remove From £300,000"]').focus();
    await press('Enter');
    expect(focused()).to.equal('Remove 2+ bedrooms');
    await press('Enter');
    expect(focused()).to.equal('Remove Within 1 mile');
    await press('Enter');
    expect(focused()).to.equal('Filters in use');
    expect(document.querySelectorAll('.agency-chip').length).to.equal(0);
  });
});

describe('a pager', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  const words = () => [...document.querySelectorAll('.agency-pager-link')].map((link) => link.textContent);

  it('is made of links with real addresses and marks the page one is on', async () => {
    const stage = await draw(
      <Pager label="Pages of homes" page={2} pages={5} href={(page) => `/search?page=${page}`} />,
    );
    expect(words()).to.deep.equal(['Previous', 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5', 'Next']);
    expect(one('[aria-current=page]').textContent).to.equal('Page 2');
    expect(one('[rel=next]').getAttribute('href')).to.equal('/search?page=3');
    expect(one('[rel=prev]').getAttribute('href')).to.equal('/search?page=1');
    await expect(stage).to.be.accessible();
  });

  it('shows the ends and what is near where there are many pages', async () => {
    await draw(<Pager label="Pages" page={6} pages={12} href={(page) => `?${page}`} />);
    expect(words().slice(1, -1)).to.deep.equal(['Page 1', 'Page 5', 'Page 6', 'Page 7', 'Page 12']);
    expect(document.querySelectorAll('.agency-pager-gap').length).to.equal(2);
  });

  it('has no way back from the first page, none on from the last, and is not there for one', async () => {
    await draw(<Pager label="Pages" page={1} pages={2} href={(page) => `?${page}`} />);
    expect(words()).to.deep.equal(['Page 1', 'Page 2', 'Next']);
    await clear();
    await draw(<Pager label="Pages" page={1} pages={1} href={(page) => `?${page}`} />);
    expect(document.querySelector('nav')).to.equal(null);
  });

  it('turns pages in place when it is heard, and leaves clicks with a modifier to the browser', async () => {
    const turned: number[] = [];
    await draw(
      <Pager label="Pages" page={1} pages={3} href={(page) => `?${page}`} onPage={(page) => turned.push(page)} />,
    );
    one('[rel=next]').click();
    const held = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    let prevented = true;
    document.addEventListener('click', (event) => ((prevented = event.defaultPrevented), event.preventDefault()), {
      once: true,
    });
    one('[rel=next]').dispatchEvent(held);
    expect(turned).to.deep.equal([2]);
    expect(prevented).to.equal(false);
  });
});
