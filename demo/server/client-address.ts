import { isIPv6 } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The client's address for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const direct = getConnInfo(c).remote.address ?? '';
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  // Each proxy appends the address it saw; the client can forge anything before.
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return network(withoutPort(seen ?? direct));
}

/** Some proxies add the port, which is another for each connection. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** One household commonly has a whole IPv6 /64. */
function network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? expanded(address).slice(0, 4).join(':') : address;
}

function expanded(address: string): string[] {
  const [before = '', after = ''] = address.replace(/%.*/, '').split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === '' ? [] : after.split(':');
  return [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
}
