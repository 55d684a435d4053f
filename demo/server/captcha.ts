import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { readRecord, readText } from '../../src/domain/reading';
import { captchaWords } from '../../src/domain/captcha-words';
import { isStandInTokenGood, standInPath } from './captcha-stand-in';
import { clientAddress } from './client-address';
import type { Environment, Services } from './environment';

/** The captcha service that account forms need a proof of. */
export interface Captcha {
  siteKey: string;
  /** As in page data: 2 is the invisible widget, 3 scores, 'cloud' is the enterprise service. */
  version: string;
  /** Shared with the service, so that it answers this server. */
  secret: string;
  /** Where its scripts and its answers are; this server's own stand-in unless told. */
  service: string;
}

const patience = 5_000;
const lowestScore = 0.3;

/** What environment variables say of the captcha; without a key there is none. */
export function captchaFrom(env: NodeJS.ProcessEnv): Captcha | undefined {
  const siteKey = env['RECAPTCHA_SITE_KEY'];
  if (!siteKey) return undefined;
  return {
    siteKey,
    version: env['RECAPTCHA_VERSION'] ?? '3',
    secret: env['RECAPTCHA_SECRET'] ?? '',
    service: env['RECAPTCHA_SERVICE'] ?? standInPath,
  };
}

/** What pages tell their account forms of the captcha. */
export const captchaPageData = (captcha: Captcha | undefined) =>
  captcha && {
    recaptcha_site_key: captcha.siteKey,
    recaptcha_version: captcha.version,
    recaptcha_service: captcha.service,
  };

/** Refuses whoever brings no good proof, before anything is looked up: so the refusal tells nothing of accounts. */
export async function requirePerson(c: Context<Environment>, services: Services): Promise<void> {
  const { captcha } = services;
  if (!captcha) return;
  const token = readText(c.env.fields['g-recaptcha-response']);
  if (token !== '' && (await isGood(c, services, captcha, token))) return;
  throw new HTTPException(422, {
    res: c.json({ message: captchaWords.refused, code: 'recaptcha_invalid' }, 422),
  });
}

async function isGood(c: Context<Environment>, services: Services, captcha: Captcha, token: string) {
  if (captcha.service === standInPath) return isStandInTokenGood(services.secret, captcha.siteKey, token);
  const remoteip = clientAddress(c, services.trustedProxies);
  const body = new URLSearchParams({ secret: captcha.secret, response: token, remoteip });
  try {
    const answer = await fetch(`${captcha.service}/api/siteverify`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patience),
    });
    const { success, score } = readRecord(await answer.json()) ?? {};
    return success === true && (typeof score !== 'number' || score >= lowestScore);
  } catch {
    // Nobody is kept out of their account because another company's service is down.
    services.log('captcha-unreachable', {});
    return true;
  }
}
