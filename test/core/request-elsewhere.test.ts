import { expect } from '@open-wc/testing';

import { configureRequests, request } from '../../src/core/request';
import { clear } from '../support/network';
import { listenTo } from '../support/watch';

/** The same server under its other name: another site to the browser, and one that does not allow this page. */
const elsewhere = location.origin.replace('localhost', '127.0.0.1');

describe('a server on another site', () => {
  before(clear);
  after(async () => {
    configureRequests({ origin: '' });
    await clear();
  });

  it('F49 that does not allow the page is named once, with the headers it must send', async () => {
    configureRequests({ origin: elsewhere });
    const said = await listenTo('error', async () => {
      for (let time = 0; time < 2; time++) {
        const answer = await request({ path: '/session', method: 'post', body: {} });
        expect(answer).to.deep.equal({ kind: 'failure', reason: 'network' });
      }
    });
    expect(said).to.have.length(1);
    expect(said[0])
      .to.include(elsewhere)
      .and.include(`Access-Control-Allow-Origin: ${location.origin}`)
      .and.include('Access-Control-Allow-Credentials: true')
      .and.include('https');
  });
});
