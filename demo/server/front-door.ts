import { Hono } from 'hono';

import { readText, type Raw } from '../../src/domain/reading';
import type { Environment } from './environment';
import { readFields } from './fields';

/**
 * Reads each request's body once before routing, because a form may override the method. A body that cannot be read is
 * passed on as a refusal, so that it is answered and logged like any other request.
 */
export function behindFrontDoor(routes: Hono<Environment>): Hono<Environment> {
  return new Hono<Environment>().all('*', async (c) => {
    const { method, headers, url } = c.req.raw;
    if (method === 'GET' || method === 'HEAD') return routes.fetch(c.req.raw, { ...c.env, fields: {} });
    const { fields, refusal } = await open(c.req.raw);
    const meant = meantMethod(method, headers, fields);
    // Only a method that is known can be given to a new request: TRACE is passed on as it came, to be refused.
    const request = meant === method ? c.req.raw : new Request(url, { method: meant, headers });
    return routes.fetch(request, { ...c.env, fields, refusal });
  });
}

async function open(request: Request): Promise<{ fields: Raw; refusal?: unknown }> {
  try {
    return { fields: await readFields(request) };
  } catch (refusal) {
    return { fields: {}, refusal };
  }
}

/** HTML forms can only post, so a POST may stand for a PUT or DELETE. */
function meantMethod(method: string, headers: Headers, fields: Raw): string {
  const meant = readText(headers.get('x-http-method-override') ?? fields['_method']).toUpperCase();
  return method === 'POST' && (meant === 'PUT' || meant === 'DELETE') ? meant : method;
}
