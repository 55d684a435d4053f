import { followForms, type FormLook } from '../core/page-forms';
import { followLookups } from '../core/page-lookups';
import { knownToken, tokenForSending } from '../core/request';
import { store } from '../core/store';
import { captchaAction, carriesToken } from '../domain/page-form';
import { captchaTokenAtom, captchaVersionAtom, formPoll, prepareCaptchaAtom } from './captcha';
import { startPage } from './start';

const TOKEN = 'authenticity_token';
const PROOF = 'g-recaptcha-response';
let isFollowing = false;

/**
 * Gives the page's own forms what the agency's server asks of each form that posts to it: the authenticity token, and
 * where the site has a captcha a proof of a person. Inputs marked for it become lookups of a postcode.
 */
export function followPageForms() {
  if (isFollowing) return;
  isFollowing = true;
  startPage();
  followLookups();
  followForms({
    onUse(form) {
      if (actionOf(form)) void store.set(prepareCaptchaAtom, new AbortController().signal, formPoll);
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

async function fieldsOf(form: FormLook, action: string | undefined) {
  const [token, proof] = await Promise.all([
    carriesToken(form) ? tokenForSending() : '',
    action && store.set(captchaTokenAtom, action, formPoll),
  ]);
  return { ...(token && { [TOKEN]: token }), ...(action && { [PROOF]: proof ?? '' }) };
}

/** What the captcha service is told of a form; undefined where no proof is needed. */
function actionOf(form: FormLook) {
  const version = store.get(captchaVersionAtom);
  const action = captchaAction(form);
  return version && action && (version === 'cloud' ? action : 'homepage');
}
