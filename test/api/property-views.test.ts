import { expect } from '@open-wc/testing';

import { createExposure, createPropertyView } from '../../src/api/property-views';
import { configureRequests } from '../../src/core/request';
import { asked, clear, fail } from '../support/network';
import { listenTo, until } from '../support/watch';

const seen = { propertyId: '7', domain: 'www.hartwellvane.example', sendAsFormData: true };
/** The same server under its other name: another site to the browser. */
const elsewhere = location.origin.replace('localhost', '127.0.0.1');
const exposure = { ...seen, eventType: 'property_view' };
const told = async (path: string) => {
  await until(async () => (await asked(path)).length > 0);
  return (await asked(path))[0]!;
};
const fieldsOf = (body: string) => [...new URLSearchParams(body)];

describe('telling that a property was looked at', () => {
  beforeEach(async () => {
    await clear();
    configureRequests({ authenticityToken: 'canary-token' });
  });
  after(async () => {
    await clear();
    configureRequests({ authenticityToken: '' });
  });

  it('PRP-22 PRP-24 posts the property and the site, form-encoded', async () => {
    await createPropertyView('', seen);
    const { method, headers, body } = await told('/property_views');
    expect(method).to.equal('POST');
    expect(headers['content-type']).to.include('application/x-www-form-urlencoded');
    expect(fieldsOf(body)).to.deep.equal([
      ['property_id', '7'],
      ['domain', 'www.hartwellvane.example'],
    ]);
  });

  it('PRP-24 posts JSON that is called text when the site chose JSON', async () => {
    await createPropertyView('', { ...seen, sendAsFormData: false });
    const { headers, body } = await told('/property_views');
    expect(headers['content-type']).to.include('text/plain');
    expect(JSON.parse(body)).to.deep.equal({ property_id: 7, domain: 'www.hartwellvane.example' });
  });

  it('PRP-26 posts exposures to the service that the page names, in either encoding', async () => {
    await createExposure('/exposures/', exposure);
    expect(fieldsOf((await told('/exposures/create_many')).body)).to.deep.equal([
      ['property_ids[]', '7'],
      ['domain', 'www.hartwellvane.example'],
      ['event_type', 'property_view'],
    ]);
    await clear();
    await createExposure('/exposures', { ...exposure, sendAsFormData: false });
    expect(JSON.parse((await told('/exposures/create_many')).body)).to.deep.equal({
      property_ids: [7],
      domain: 'www.hartwellvane.example',
      event_type: 'property_view',
    });
  });

  it('PRP-25 TOK-03 T11 reaches another site, which gets neither the token nor a cookie nor the address of the page', async () => {
    document.cookie = 'canary-cookie=1';
    await createPropertyView(elsewhere, seen);
    await createExposure(`${elsewhere}/exposures`, { ...exposure, sendAsFormData: false });
    for (const { headers, body } of [await told('/property_views'), await told('/exposures/create_many')]) {
      expect(headers['host']).to.equal(new URL(elsewhere).host);
      expect(JSON.stringify([headers, body])).to.not.include('canary');
      expect(headers['referer'] ?? '').to.not.include('wtr-session-id');
    }
    document.cookie = 'canary-cookie=; max-age=0';
  });

  it('PRP-25 asks for no reply that it could read', async () => {
    const original = globalThis.fetch;
    const modes: string[] = [];
    globalThis.fetch = (...given) => {
      modes.push(new Request(...given).mode);
      return original(...given);
    };
    try {
      await createPropertyView(elsewhere, seen);
      await createExposure(`${elsewhere}/exposures`, { ...exposure, sendAsFormData: false });
    } finally {
      globalThis.fetch = original;
    }
    expect(modes).to.deep.equal(['no-cors', 'no-cors']);
    await told('/exposures/create_many');
  });

  it('PRP-25 disturbs nothing when it fails, whatever the failure', async () => {
    await fail({ path: '/property_views', drop: true, times: 1 });
    await fail({ path: '/property_views', status: 500, body: 'no', times: 1 });
    const said = await listenTo('error', async () => {
      for (let time = 0; time < 2; time++) await createPropertyView('', seen);
      await createPropertyView('http://localhost:1', seen);
      await createExposure('mailto:nobody@example.com', exposure);
    });
    expect(said).to.deep.equal([]);
  });
});
