import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { captchaWords } from '../../src/domain/captcha-words';
import { readRecord, readText } from '../../src/domain/reading';
import { standInPath, type Captcha } from './captcha';
import { isStandInTokenGood } from './captcha-stand-in';
import { clientAddress } from './client-address';
import type { Environment, Services } from './environment';

const patience = 5_000;
const lowestScore = 0.3;
/** Ten times that of the services. */
const longestToken = 20_000;

/** Refuses a request without a valid captcha token before any lookup, so that it reveals nothing about accounts. */
export async function requirePerson(c: Context<Environment>, services: Services): Promise<void> {
  const { captcha } = services;
  if (!captcha) return;
  const token = readText(c.env.fields['g-recaptcha-response']);
  if (token !== '' && token.length <= longestToken && (await isGood(c, services, captcha, token))) return;
  throw new HTTPException(422, {
    res: c.json({ message: captchaWords.refused, code: 'recaptcha_invalid' }, 422),
  });
}

async function isGood(c: Context<Environment>, services: Services, captcha: Captcha, token: string) {
  if (captcha.service === standInPath) return isStandInTokenGood(services.secret, captcha.siteKey, token);
  const remoteip = clientAddress(c, services.trustedProxies);
  const body = new URLSearchParams({ secret: captcha.secret, response: token, remoteip });
  const answer = await ask(`${captcha.service}/api/siteverify`, body).catch(() => undefined);
  // An outage of the captcha service must not lock visitors out of their accounts.
  if (!answer || answer.status >= 500) {
    services.log('captcha unreachable', {});
    return true;
  }
  const { success, score } = readRecord(await answer.json().catch(() => undefined)) ?? {};
  return success === true && (typeof score !== 'number' || score >= lowestScore);
}

const ask = (url: string, body: URLSearchParams) =>
  fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
