import { atom } from 'jotai/vanilla';

import { pageAtom } from './page';

/** Undefined where the site has no captcha. */
const captchaSettingsAtom = atom((get) => {
  const { recaptchaSiteKey: siteKey, recaptchaVersion: version, recaptchaService: service } = get(pageAtom);
  return siteKey ? { siteKey, version, service } : undefined;
});

/** Which captcha the site has, if any. */
export const captchaVersionAtom = atom((get) => get(captchaSettingsAtom)?.version);

/** Fetches what the captcha service needs, when a form is first used; nothing where the site has no captcha. */
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

/** A fresh proof that a person sends this form; undefined where the site has no captcha or its service does not answer. */
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

/** Milliseconds between looks for the captcha service, for every form but those of the account. */
export const formPoll = 300;

/** The same for a form that goes to the agency, such as a message or a viewing. */
export const prepareFormCaptchaAtom = atom(null, (_get, set, signal: AbortSignal) =>
  set(prepareCaptchaAtom, signal, formPoll),
);

/** A fresh proof for such a form; the enterprise service wants to know which kind it is. */
export const formCaptchaTokenAtom = atom(null, (get, set, kind: 'lead' | 'property_enquiry') =>
  set(captchaTokenAtom, get(pageAtom).recaptchaVersion === 'cloud' ? kind : 'homepage', formPoll),
);
