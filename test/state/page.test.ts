import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { pageAtom, settingsAtom } from '../../src/state/page';
import { listenTo } from '../support/watch';

function configure(data: object) {
  Object.assign(globalThis, { Agency: { configured: data } });
  document.dispatchEvent(new CustomEvent('agency-configured'));
  return store.get(pageAtom);
}

describe('what the page tells its elements', () => {
  before(() => {
    // As where an async script draws the first tags before the browser has parsed the rest of the page.
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    store.get(pageAtom);
    Reflect.deleteProperty(document, 'readyState');
  });

  it('RTE-08 is read also from a block after the tags, which the browser parses once they are drawn', () => {
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'agency-data' });
    block.textContent = '{ "agency_name": "Parsed later" }';
    document.body.append(block);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(store.get(pageAtom).agencyName).to.equal('Parsed later');
    block.remove();
  });

  it('RTE-07 is on which kind of page they are', () => {
    for (const route of [
      'properties#show',
      'properties#index',
      'counties#show',
      'postcodes#show',
      'locations#show',
      'countries#show',
    ]) {
      expect(configure({ page_route: route }).pageRoute).to.equal(route);
      expect(configure({ pageRoute: route }).pageRoute).to.equal(route);
    }
  });

  it('RTE-08 is read again when a page script adds to it', () => {
    configure({ agency_name: 'First' });
    expect(configure({ agency_name: 'Second' }).agencyName).to.equal('Second');
  });

  it('RTE-08 is reported by its key when it is wrong, once, and the rest is kept', async () => {
    const wrong = { properties: 'none', pagination: 7, agency_name: 'Hartwell Vane' };
    const said = await listenTo('error', () => {
      for (let time = 0; time < 3; time++) expect(configure(wrong).agencyName).to.equal('Hartwell Vane');
    });
    expect(said).to.have.length(2);
    expect(said.join()).to.include('"properties"').and.include('"pagination"');
    expect(store.get(pageAtom).properties).to.deep.equal([]);
  });

  it('RTE-08 is told apart where only some entries of a list are of no use', async () => {
    const said = await listenTo('error', () => void configure({ branches: [{ id: 1 }, { id: 'Bath office' }] }));
    expect(said).to.have.length(1);
    expect(said[0]).to.include('"branches"').and.include('1 of 2 are left out');
  });

  it('RTE-09 reaches the components that use its settings', () => {
    configure({ theme_settings: { display_sstc_status_as_sold: true } });
    expect(store.get(settingsAtom).displaySstcStatusAsSold).to.equal(true);
  });
});
