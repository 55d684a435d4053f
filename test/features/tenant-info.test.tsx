import { expect } from '@open-wc/testing';

import '../../elements/tenant-info';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { closeToasts } from '../support/filling';
import { homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { closeRoute, dialog, openRoute } from '../support/media-page';
import { render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';

const fees = '<h2>Before you move in</h2><p>A deposit of <strong>£1,442</strong>.</p><ul><li>No cleaning fee</li></ul>';
const toLet = { ...homeData, property_channel: 'lettings', price: '£1,250 pcm', price_value: 1250 };
const withHome = (fields: object) => givePage({ agency_name: 'Hartwell Vane', property: { ...toLet, ...fields } });
const written = (place: ParentNode) => place.querySelector<HTMLElement>('.agency-written');

describe('what a tenant should know', () => {
  let page: HTMLElement;
  before(async () => {
    await styled();
    page = await render('<p><a id="opener" href="#/tenant-info">Fees</a> <agency-user-link></agency-user-link></p>');
  });
  afterEach(async () => {
    document.querySelectorAll('body > div > agency-tenant-info').forEach((host) => host.parentElement!.remove());
    await closeRoute();
    await closeToasts();
  });
  after(async () => {
    page.parentElement!.remove();
    await givePage();
  });

  it('TEN-01 stands over the page of a home to let, with the markup of the agency', async () => {
    await withHome({ lettingsFeeText: fees });
    await openRoute('/tenant-info');
    expect(dialog()!.querySelector('h2')!.textContent).to.equal('Tenant fees');
    const [heading, paragraph, list] = written(dialog()!)!.children;
    expect(heading!.outerHTML).to.match(/^<h2\b.*>Before you move in</);
    expect(paragraph!.querySelector('strong')!.textContent).to.equal('£1,442');
    const item = list!.querySelector('li')!;
    expect(item.textContent).to.equal('No cleaning fee');
    expect(getComputedStyle(item).listStyleType).to.equal('disc');
    await expect(dialog()!).to.be.accessible();
  });

  it('TEN-01 T01 lets nothing through that could do harm', async () => {
    const harm =
      '<img src=x onerror="canaryRan=1"><script>canaryRan=1</script><a href="javascript:canaryRan=1">here</a>';
    await withHome({ lettings_fee_text: `<p onclick="canaryRan=1">Ask us ${harm}</p>` });
    await openRoute('/tenant-info');
    expect(written(dialog()!)!.textContent).to.equal('Ask us here');
    expect(written(dialog()!)!.querySelector('a, img, script, [onclick]')).to.equal(null);
    expect(Reflect.get(globalThis, 'canaryRan')).to.equal(undefined);
  });

  it('TEN-01 opens by a link and by keys, and Escape leads back to the link', async () => {
    await withHome({ lettingsFeeText: fees });
    const opener = document.getElementById('opener')!;
    opener.focus();
    await press('Enter');
    await until(() => dialog() && written(dialog()!));
    expect(document.activeElement).to.equal(dialog()!.querySelector('h2'));
    await press('Escape');
    await until(() => !dialog());
    expect(location.hash).to.equal('');
    expect(document.activeElement).to.equal(opener);
  });

  for (const [id, what, fields] of [
    ['TEN-02', 'for sale', { property_channel: 'sales', lettingsFeeText: fees }],
    ['TEN-03', 'to let without such a text', {}],
    ['TEN-03', 'to let whose text is blank', { lettingsFeeText: ' \n ' }],
  ] as const) {
    it(`${id} shows nothing for a home ${what}: it says so, closes and cleans the address`, async () => {
      await withHome(fields);
      navigate('/tenant-info');
      await until(() => document.body.textContent.includes('No fees for tenants are listed for this home.'));
      await until(() => !dialog());
      expect(location.hash).to.equal('');
      const host = await render('<agency-tenant-info></agency-tenant-info>');
      expect([shown(host), host.dataset['state']]).to.deep.equal(['', 'empty']);
    });
  }

  it('TEN-01 stands in a page too', async () => {
    await withHome({ lettingsFeeText: fees });
    const host = await render('<agency-tenant-info></agency-tenant-info>');
    expect(shown(host)).to.include('Before you move in');
    expect(host.dataset['state']).to.equal('ready');
    await expect(host).to.be.accessible();
  });
});
