import assert from 'node:assert/strict';
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { serverForTests } from './support/start';

const assetFolder = mkdtempSync(join(tmpdir(), 'agency-assets-'));
const script = `export const words = '${'elements '.repeat(500)}';`;
for (const name of ['agency.js', 'runtime.BQf3-_x.js', 'legacy-calendar.js'])
  writeFileSync(join(assetFolder, name), script);
writeFileSync(join(assetFolder, 'agency.css'), ':root{}');
const longerThanCanBeRead = 3 * 1024 ** 3;
const server = serverForTests({ assetFolder });

const get = (name: string, headers = {}) => server.visit().get(`/asset_bundles/${name}`, headers);

describe('the built elements', () => {
  it('have the type that browsers ask of modules and style sheets', async () => {
    assert.equal((await get('agency.js')).headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal((await get('agency.css')).headers.get('content-type'), 'text/css; charset=utf-8');
    assert.equal((await get('agency.js')).text, script);
  });

  it('are kept for a year when their name holds a hash, and asked for again when it does not', async () => {
    assert.equal((await get('runtime.BQf3-_x.js')).headers.get('cache-control'), 'public, max-age=31536000, immutable');
    for (const name of ['agency.js', 'agency.css', 'legacy-calendar.js']) {
      assert.equal((await get(name)).headers.get('cache-control'), 'no-cache', name);
    }
  });

  it('are not sent again when they have not changed', async () => {
    const tag = (await get('agency.js')).headers.get('etag') ?? '';
    const answer = await get('agency.js', { 'If-None-Match': tag });
    assert.equal(answer.status, 304);
    assert.equal(answer.text, '');
    writeFileSync(join(assetFolder, 'agency.js'), `${script}//`);
    assert.equal((await get('agency.js', { 'If-None-Match': tag })).status, 200);
    writeFileSync(join(assetFolder, 'agency.js'), script);
  });

  it('are sent again once a file can be read that could not be', async () => {
    const file = join(assetFolder, 'torn.js');
    writeFileSync(file, script);
    truncateSync(file, longerThanCanBeRead);
    assert.equal((await get('torn.js')).status, 500);
    writeFileSync(file, script);
    assert.equal((await get('torn.js')).text, script);
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    it(`are compressed as the browser can read: ${accepted}`, async () => {
      const answer = await get('agency.js', { 'Accept-Encoding': accepted });
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.equal(answer.text, script);
      assert.match(answer.headers.get('vary') ?? '', /Accept-Encoding/);
    });
  }

  it('may be used by a site on another origin', async () => {
    const { headers } = await get('agency.js');
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  });

  for (const path of ['missing.js', '..%2fpackage.json', '..', '%2e%2e/package.json', '.npmrc', '%00', 'a%5c..%5cb']) {
    it(`are all that is sent: ${path}`, async () => assert.equal((await get(path)).status, 404));
  }
});
