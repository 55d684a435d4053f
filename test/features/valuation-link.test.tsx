import { expect } from '@open-wc/testing';

import '../../elements/valuation-link';
import { showAddress } from '../../src/core/path';
import { drawn, render, styled } from '../support/page';

const home = location.pathname + location.search;
const link = (host: Element) => host.querySelector<HTMLAnchorElement>('aside a[href="#/book-a-valuation"]');

async function goTo(address: string) {
  showAddress(address, { replace: true });
  await drawn();
}

describe('the link beside the home page', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await goTo('/');
    host = await render('<agency-valuation-link></agency-valuation-link>');
  });
  afterEach(async () => {
    host.parentElement!.remove();
    await goTo(home);
  });

  it('RTE-06 leads to the valuation from the home page, also with a query, and from no other page', async () => {
    for (const address of ['/', '/?utm_source=mail']) {
      await goTo(address);
      expect(link(host)!.textContent, address).to.equal('Book a valuation');
      expect(host.dataset.state).to.equal('ready');
    }
    for (const address of ['/properties/sales', '/index.html', '/book-a-valuation']) {
      await goTo(address);
      expect(link(host), address).to.equal(null);
      expect(host.dataset.state).to.equal('empty');
      expect(host.offsetHeight).to.equal(0);
    }
  });

  it('says what the site wants it to say, below a heading of the level of the page', async () => {
    host.setAttribute('label', 'Ask us');
    host.setAttribute('heading-level', '3');
    await drawn();
    expect(link(host)!.textContent).to.equal('Ask us');
    expect(host.querySelector('aside h3')!.textContent).to.equal('What is your home worth?');
    await expect(host).to.be.accessible();
  });
});
