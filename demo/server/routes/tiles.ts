import { Hono } from 'hono';

import type { Environment } from '../environment';

const aDay = 'public, max-age=86400';
const mostKept = 2000;

/** Tiles of the agency's own map; no other server is involved. */
export function tileRoutes() {
  const kept = new Map<string, string>();
  return new Hono<Environment>().get('/tiles/*', async (c, next) => {
    // The drawing code is loaded with the first tile, so that the server starts faster.
    const { drawTile, readTilePath } = await import('../../map/tile');
    const order = readTilePath(c.req.path);
    if (!order) return next();
    const key = c.req.path;
    const tile = kept.get(key) ?? drawTile(order);
    kept.set(key, tile);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    c.header('Cache-Control', aDay);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(tile, 200, { 'Content-Type': 'image/svg+xml' });
  });
}
