import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Hono } from 'hono';
import sharp from 'sharp';

import { drawTile, readTilePath } from '../../demo/map/tile';
import type { Environment } from '../../demo/server/environment';
import { tileRoutes } from '../../demo/server/routes/tiles';

const routes = new Hono<Environment>().route('/', tileRoutes());
const tileAt = (z: number, lat: number, lng: number) => {
  const angle = (lat * Math.PI) / 180;
  const part = [lng / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)] as const;
  return { z, x: Math.floor(part[0] * 2 ** z), y: Math.floor(part[1] * 2 ** z) };
};
const bath = (z: number) => ({ ...tileAt(z, 51.3811, -2.359), theme: 'light' as const });

describe('the demo’s own map', () => {
  it('draws every zoom by day and by night, as SVG that a renderer accepts', async () => {
    for (let z = 4; z <= 18; z += 1) {
      for (const theme of ['light', 'dark'] as const) {
        const svg = drawTile({ ...bath(z), theme });
        assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
        assert.doesNotMatch(svg, /NaN|undefined|Infinity|\[object/, `zoom ${z}`);
        const { width, height } = await sharp(Buffer.from(svg)).metadata();
        assert.deepEqual([width, height], [256, 256]);
      }
    }
  });

  it('names the towns where they are, the larger ones first', () => {
    assert.match(drawTile(bath(8)), />Bath</);
    assert.match(drawTile({ ...tileAt(13, 51.399, -2.369), theme: 'light' }), />Lansdown</);
    assert.doesNotMatch(drawTile(bath(8)), />Lansdown</);
    assert.match(drawTile({ ...tileAt(10, 51.51, -2.25), theme: 'light' }), />M4</);
  });

  it('has sea where the sea is and land where the land is', async () => {
    const colourOf = async (lat: number, lng: number) => {
      const svg = drawTile({ ...tileAt(13, lat, lng), theme: 'light' });
      const { dominant } = await sharp(Buffer.from(svg)).stats();
      return dominant.b > dominant.r ? 'sea' : 'land';
    };
    assert.equal(await colourOf(50.3, -2.5), 'sea');
    assert.equal(await colourOf(51.35, -3.4), 'sea');
    assert.equal(await colourOf(51.3811, -2.359), 'land');
    assert.equal(await colourOf(51.25, -1.9), 'land');
  });

  it('is the same tile each time, and answers 404 for what is none', async () => {
    assert.equal(drawTile(bath(14)), drawTile(bath(14)));
    const { x, y } = bath(12);
    const answer = await routes.request(`/tiles/dark/12/${x}/${y}.svg`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml');
    assert.match(answer.headers.get('cache-control')!, /max-age/);
    assert.equal(await answer.text(), drawTile({ ...bath(12), theme: 'dark' }));
    for (const path of [
      '/tiles/3/1/1.svg',
      '/tiles/12/9999/1.svg',
      '/tiles/12/1/1.png',
      '/tiles/../12/1/1.svg',
      '/tiles/x',
    ])
      assert.equal((await routes.request(path)).status, 404, path);
    assert.equal(readTilePath('/tiles/4/7/5.svg')?.theme, 'light');
  });
});
