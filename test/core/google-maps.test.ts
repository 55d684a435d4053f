import { expect } from '@open-wc/testing';

import { loadGoogleMaps } from '../../src/core/google-maps';

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com"]');

describe('Google’s maps', () => {
  const Map = class {};
  // Those of the page's own, which this test must not fetch.
  const own = Object.assign(document.createElement('script'), {
    type: 'text/plain',
    src: 'https://maps.googleapis.com/maps/api/js?key=own',
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'google');
    scripts().forEach((script) => script.remove());
  });

  it('F68 are asked of the page’s own bootstrap, which fetches them when they are wanted', async () => {
    const wanted: string[] = [];
    const importLibrary = (name: string) => Promise.resolve(wanted.push(name)).then(() => ({ Map }));
    Reflect.set(globalThis, 'google', { maps: { importLibrary } });
    expect((await loadGoogleMaps('a-key')).Map).to.equal(Map);
    expect(wanted).to.deep.equal(['maps']);
    expect(scripts().length).to.equal(0);
  });

  it('F68 are waited for where the page’s own script is still on its way', async () => {
    document.head.append(own);
    const maps = loadGoogleMaps('a-key');
    expect([...scripts()]).to.deep.equal([own]);
    Reflect.set(globalThis, 'google', { maps: { Map } });
    expect((await maps).Map).to.equal(Map);
    expect([...scripts()]).to.deep.equal([own]);
  });
});
