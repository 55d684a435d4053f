import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { Hono } from 'hono';

import type { Environment } from '../environment';

/** A built file ready to send, read and compressed once. */
interface Asset {
  changed: number;
  tag: string;
  type: string;
  body: Record<'br' | 'gzip' | 'identity', Buffer<ArrayBuffer>>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const hashedName = /\.[\w-]{7}\.js$/;
const aYear = 'public, max-age=31536000, immutable';

/** The built files of the elements; those with a hash in their name are immutable. */
export function assetRoutes(folder: string) {
  const assets = new Map<string, Promise<Asset>>();

  async function find(name: string): Promise<Asset | undefined> {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = await assets.get(name);
    if (known?.changed === found.mtimeMs) return known;
    const asset = readAsset(join(folder, name), found.mtimeMs);
    assets.set(name, asset);
    asset.catch(() => assets.delete(name));
    return asset;
  }

  return new Hono<Environment>().get('/asset_bundles/:name{[\\w.-]+}', async (c, next) => {
    const name = c.req.param('name');
    const asset = await find(name);
    if (!asset) return next();
    const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
    c.header('Cache-Control', hashedName.test(name) ? aYear : 'no-cache');
    c.header('ETag', `"${asset.tag}-${encoding}"`);
    c.header('Vary', 'Accept-Encoding');
    // A site on another origin may load the elements from here.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.req.header('if-none-match') === `"${asset.tag}-${encoding}"`) return c.body(null, 304);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    return c.body(asset.body[encoding], 200, { 'Content-Type': asset.type });
  });
}

async function readAsset(path: string, changed: number): Promise<Asset> {
  const identity = await readFile(path);
  return {
    changed,
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    type: types[extname(path)] ?? 'application/octet-stream',
    body: { identity, br: await promisify(brotliCompress)(identity), gzip: await promisify(gzip)(identity) },
  };
}

function chooseEncoding(accepted: string): keyof Asset['body'] {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
