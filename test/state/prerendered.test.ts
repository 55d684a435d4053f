import { expect } from '@open-wc/testing';

import '../../elements/search-results';
import { homeData } from '../support/homes';
import { asked } from '../support/network';
import { render, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const start = location.pathname + location.search;
const remembered = () => localStorage.getItem('searchHistory');
const prerendering = (value: boolean) => Object.defineProperty(document, 'prerendering', { value, configurable: true });

describe('a page that the browser has prerendered', () => {
  after(async () => {
    Reflect.deleteProperty(document, 'prerendering');
    history.replaceState(null, '', start);
    await givePage();
    await freshVisitor();
  });

  it('PRP-22 SRC-36 counts a look at its home, remembers its search, and knows who visits it, once somebody does', async () => {
    await freshVisitor();
    history.replaceState(null, '', `${start}&fragment=from-2-bed`);
    prerendering(true);
    await givePage({ page_route: 'properties#show', property: { ...homeData, property_id: 7 } });
    const host = await render('<agency-search-results></agency-search-results>');
    await until(async () => (await asked('/user.ljson')).length > 0);
    await Promise.all([import('../../src/state/property-views'), import('../../src/state/search-visit')]);
    await fetch('/authenticity_token.ljson');
    await until(() => host.dataset['state'] === 'ready');
    expect(await asked('/property_views')).to.deep.equal([]);
    expect(remembered()).to.equal(null);
    prerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await until(async () => (await asked('/property_views')).length > 0);
    await until(() => remembered()?.includes('"minBeds":2'));
    await until(async () => (await asked('/user.ljson')).length > 1);
  });
});
