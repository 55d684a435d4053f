import { atom } from 'jotai/vanilla';

import type { CaptchaAction } from '../domain/page-form';
import { pageAtom } from './page';

/** Undefined where the site has no captcha. */
const captchaSettingsAtom = atom((get) => {
  const { recaptchaSiteKey: siteKey, recaptchaVersion: version, recaptchaService: service } = get(pageAtom);
  return siteKey ? { siteKey, version, service } : undefined;
});

/** The site's captcha version, if any. */
export const captchaVersionAtom = atom((get) => get(captchaSettingsAtom)?.version);

/** Loads the captcha service when a form is first used; does nothing where the site has no captcha. */
export const prepareCaptchaAtom = atom(null, async (get, _set, signal: AbortSignal, poll?: number) => {
  const settings = get(captchaSettingsAtom);
  if (!settings) return;
  try {
    const { prepareCaptcha } = await import('../core/captcha');
    await prepareCaptcha({ ...settings, poll }, signal);
  } catch (error) {
    console.error('The captcha could not be set up.', error);
  }
});

/** A fresh captcha token for a form; undefined where the site has no captcha or its service does not respond. */
export const captchaTokenAtom = atom(
  null,
  async (get, _set, action: string, poll?: number): Promise<string | undefined> => {
    const settings = get(captchaSettingsAtom);
    if (!settings) return undefined;
    try {
      const { captchaToken } = await import('../core/captcha');
      return await captchaToken({ ...settings, poll }, action);
    } catch (error) {
      console.error('The captcha could not be set up.', error);
      return undefined;
    }
  },
);

/** Milliseconds between checks for the captcha service, for all forms outside the account. */
const formPoll = 300;

/** Loads the captcha service for a form outside the account. */
export const prepareFormCaptchaAtom = atom(null, (_get, set, signal: AbortSignal) =>
  set(prepareCaptchaAtom, signal, formPoll),
);

/** A fresh captcha token for a form outside the account; the enterprise service distinguishes their kinds. */
export const formCaptchaTokenAtom = atom(null, (get, set, kind: CaptchaAction) =>
  set(captchaTokenAtom, get(pageAtom).recaptchaVersion === 'cloud' ? kind : 'homepage', formPoll),
);
