import { expect } from '@open-wc/testing';

import '../../elements/search-results';
import { homeData } from '../support/homes';
import { asked } from '../support/network';
import { render, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const prerendering = (value: boolean) => Object.defineProperty(document, 'prerendering', { value, configurable: true });

describe('a page that the browser has prerendered', () => {
  after(async () => {
    Reflect.deleteProperty(document, 'prerendering');
    await givePage();
    await freshVisitor();
  });

  it('PRP-22 counts a look at its home, and knows who visits it, once somebody does', async () => {
    await freshVisitor();
    prerendering(true);
    await givePage({ page_route: 'properties#show', property: { ...homeData, property_id: 7 } });
    await render('<agency-provider></agency-provider>');
    await until(async () => (await asked('/user.ljson')).length > 0, 8000);
    await import('../../src/state/property-views');
    await fetch('/authenticity_token.ljson');
    expect(await asked('/property_views')).to.deep.equal([]);
    prerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await until(async () => (await asked('/property_views')).length > 0);
    await until(async () => (await asked('/user.ljson')).length > 1);
  });

  it('SRC-36 remembers its search once somebody does', async () => {
    await freshVisitor();
    history.replaceState(null, '', `${location.pathname}${location.search}&fragment=from-2-bed`);
    prerendering(true);
    const host = await render('<agency-search-results></agency-search-results>');
    await until(() => host.dataset['state'] === 'ready', 8000);
    expect(localStorage.getItem('searchHistory')).to.equal(null);
    prerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await until(() => localStorage.getItem('searchHistory')?.includes('"minBeds":2'));
  });
});
