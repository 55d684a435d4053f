import { expect } from '@open-wc/testing';

import '../../elements/marketing-preferences';
import '../../elements/register';
import { store } from '../../src/core/store';
import { isUserKnownAtom } from '../../src/state/user';
import { drawn, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const evil = '<img src=x onerror="globalThis.canaryRan = true"><script>globalThis.canaryRan = true</script>';

describe('the texts of the agency', () => {
  let host: HTMLElement;
  const open = async (markup: string) => {
    host = await render(markup);
    await until(() => store.get(isUserKnownAtom));
    await drawn();
  };
  before(styled);
  beforeEach(freshVisitor);
  afterEach(() => host.parentElement!.remove());
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  it('T01 RTE-08 stand where they belong in registering, as their own words and without what could do harm', async () => {
    await givePage({
      terms_statement_text: `<p>I agree to the <a href="/our-terms" onclick="canary()">house rules</a>.</p>${evil}`,
      custom_terms_text: `Read them <em>slowly</em>. ${evil}`,
      custom_marketing_text: `Twice a month. <a href="javascript:alert(1)">Never more</a>.${evil}`,
      custom_account_text: `<ul><li>See your viewings</li></ul>${evil}`,
    });
    await open('<agency-register></agency-register>');
    const terms = host.querySelector<HTMLInputElement>('[name="optInTerms"]')!;
    expect(terms.labels![0]!.textContent!.trim()).to.match(/^I agree to the house rules \(opens in a new tab\)\s*\.$/);
    const link = terms.labels![0]!.querySelector('a')!;
    expect([link.getAttribute('href'), link.target, link.rel]).to.deep.equal([
      '/our-terms',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.hasAttribute('onclick')).to.equal(false);
    expect(terms.labels![0]!.querySelector('p'), 'no block in a label').to.equal(null);
    expect(shown(host)).to.include('Read them slowly').and.include('Twice a month. Never more.');
    expect(host.querySelector('li')!.textContent).to.equal('See your viewings');
    expect(host.querySelector('[href^="javascript"], script, img')).to.equal(null);
    expect(Reflect.get(globalThis, 'canaryRan')).to.equal(undefined);
    await expect(host).to.be.accessible();
  });

  it('ACC-30 give way to links that the element names itself, and are absent where the page has none', async () => {
    await givePage({ terms_statement_text: 'Ours.' });
    await open('<agency-register terms-link="/mine"></agency-register>');
    const label = () => host.querySelector<HTMLInputElement>('[name="optInTerms"]')!.labels![0]!;
    expect(label().textContent).to.not.include('Ours.');
    expect(label().querySelector('a')!.getAttribute('href')).to.equal('/mine');
    await givePage();
    expect(host.querySelector('.agency-written')).to.equal(null);
  });

  it('RTE-08 stand above the choice about marketing', async () => {
    await givePage({ custom_marketing_text: '<p>We write <strong>twice</strong> a month.</p>' });
    await open('<agency-marketing-preferences></agency-marketing-preferences>');
    expect(host.querySelector('.agency-written')!.textContent).to.equal('We write twice a month.');
    expect(getComputedStyle(host.querySelector('.agency-written-strong')!).fontWeight).to.equal('600');
    await expect(host).to.be.accessible();
  });
});
