import { followForms, type FormLook } from '../core/page-forms';
import { followLookups } from '../core/page-lookups';
import { knownToken, tokenForSending } from '../core/request';
import { store } from '../core/store';
import { captchaAction, carriesToken, type CaptchaAction } from '../domain/page-form';
import { captchaVersionAtom, formCaptchaTokenAtom, prepareFormCaptchaAtom } from './captcha';
import { startPage } from './start';

const TOKEN = 'authenticity_token';
const PROOF = 'g-recaptcha-response';
let isFollowing = false;
/** The wait for the captcha service, which may never answer: one at a time. */
let waiting = new AbortController();

/**
 * Adds to the page's own forms what the agency's server requires of forms that post to it: the authenticity token and,
 * where the site has a captcha, a captcha token. Turns marked inputs into postcode lookups.
 */
export function followPageForms() {
  if (isFollowing) return;
  isFollowing = true;
  startPage();
  followLookups();
  followForms({
    onUse(form) {
      if (!actionOf(form)) return;
      waiting.abort();
      waiting = new AbortController();
      void store.set(prepareFormCaptchaAtom, waiting.signal);
    },
    known: (form) => ({
      ...(carriesToken(form) && knownToken() && { [TOKEN]: knownToken() }),
      ...(actionOf(form) && { [PROOF]: '' }),
    }),
    complete(form) {
      const action = actionOf(form);
      return carriesToken(form) || action ? fieldsOf(form, action) : undefined;
    },
  });
}

async function fieldsOf(form: FormLook, action: CaptchaAction | undefined) {
  const [token, proof] = await Promise.all([
    carriesToken(form) ? tokenForSending() : '',
    action && store.set(formCaptchaTokenAtom, action),
  ]);
  return { ...(token && { [TOKEN]: token }), ...(action && { [PROOF]: proof ?? '' }) };
}

/** The captcha action of a form; undefined where no token is needed. */
const actionOf = (form: FormLook) => store.get(captchaVersionAtom) && captchaAction(form);
