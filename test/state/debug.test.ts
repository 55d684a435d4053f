import { expect } from '@open-wc/testing';

import { debugPage } from '../../src/state/debug';
import { listenTo } from '../support/watch';

describe('what a page is told of itself', () => {
  it('RTE-08 names what nothing reads in the block and in what a script gave', async () => {
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'agency-data' });
    block.textContent = '{ "agency_name": "Hartwell Vane", "theme_setings": {} }';
    document.body.append(block);
    Object.assign(globalThis, { Agency: { configured: { pagerout: 'properties#show' } } });
    const said = await listenTo('warn', debugPage);
    block.remove();
    Reflect.deleteProperty(globalThis, 'Agency');
    expect(said).to.deep.equal([
      'The page data "theme_setings" is read by nothing: is "theme_settings" meant?',
      'The page data "pagerout" is read by nothing: is "page_route" meant?',
    ]);
  });
});
