import { expect } from '@open-wc/testing';

import { configureRequests, formTarget, request } from '../../src/core/request';
import { report } from '../../src/core/request-report';
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

describe('a page whose <base> is on another site', () => {
  const base = Object.assign(document.createElement('base'), { href: elsewhere });
  before(() => document.head.append(base));
  after(() => base.remove());

  it('F80 asks its own server, and has forms sent there', async () => {
    const { kind } = await request({ path: '/user.ljson' });
    const target = await formTarget('/properties/7/sales/leads');
    expect(kind).to.equal('answer');
    expect(target).to.have.property('action', `${location.origin}/properties/7/sales/leads`);
  });

  it('F80 reports to its own server', async () => {
    const called: string[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = (address) => {
      called.push(new Request(address as RequestInfo).url);
      return Promise.resolve(new Response());
    };
    await report({ address: '/property_stats/view', fields: {}, asForm: true });
    globalThis.fetch = original;
    expect(called).to.deep.equal([`${location.origin}/property_stats/view`]);
  });
});
