import { Hono } from 'hono';

import { standInPath } from './captcha';
import type { Environment, Services } from './environment';
import { isSameSeal, seal, unguessable } from './seal';

const lifetime = 2 * 60 * 1000;
const used = new Map<string, number>();

/**
 * A captcha service for demos and tests: it accepts everybody, but its tokens are signed, valid for two minutes and
 * usable once, like those of the real service.
 */
export const captchaStandIn = (services: Services) =>
  new Hono<Environment>()
    .get(`${standInPath}/api.js`, (c) => sendScript(c.body.bind(c), ''))
    .get(`${standInPath}/enterprise.js`, (c) => sendScript(c.body.bind(c), '.enterprise'))
    .get(`${standInPath}/token`, (c) => {
      c.header('Cache-Control', 'no-store');
      const words = [c.req.query('key') ?? '', String(Date.now()), unguessable()];
      return c.text([...words.slice(1), seal(services.secret, 'captcha', ...words)].join('.'));
    });

/** Whether a token was issued by the stand-in, has not expired and was not used before. */
export function isStandInTokenGood(secret: string, siteKey: string, token: string): boolean {
  const [issued = '', unique = '', signature = ''] = token.split('.');
  const now = Date.now();
  for (const [old, until] of used) if (until < now) used.delete(old);
  const isGood =
    isSameSeal(signature, seal(secret, 'captcha', siteKey, issued, unique)) &&
    now - Number(issued) < lifetime &&
    !used.has(unique);
  if (isGood) used.set(unique, now + lifetime);
  return isGood;
}

function sendScript(send: (body: string, status: 200, headers: Record<string, string>) => Response, place: string) {
  return send(script(place), 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
}

/** The part of the real library's API that forms use. */
const script = (place: string) => `(() => {
  const fetchToken = async (key, action = '') =>
    (await fetch('${standInPath}/token?' + new URLSearchParams({ key, action }))).text();
  const widgets = [];
  const library = {
    ready: (run) => setTimeout(run),
    execute: (target, { action } = {}) => {
      if (typeof target !== 'number') return fetchToken(target, action);
      const { sitekey, callback } = widgets[target];
      void fetchToken(sitekey).then(callback);
    },
    render: (element, options) => {
      element.dataset.sitekey = options.sitekey;
      return widgets.push(options) - 1;
    },
    reset: () => {},
  };
  globalThis.grecaptcha ??= {};
  Object.assign(globalThis.grecaptcha${place} ??= {}, library);
})();
`;
