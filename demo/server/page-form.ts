import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';

import { flashTone } from '../../src/domain/flash';
import { barePage } from './bare-page';
import type { Environment, Services } from './environment';
import { isFormType } from './fields';
import { flashWords, type FlashKey } from './flash-words';

/** Whether the browser will show the response, rather than a script that reads it. */
export const wantsPage = (c: Context<Environment>) => /\btext\/html\b/i.test(c.req.header('accept') ?? '');

/** Whether the browser itself posted a form. */
export const isPageForm = (c: Context<Environment>) => isFormType(c.req.header('content-type') ?? '') && wantsPage(c);

/**
 * Redirects the browser to the form's page, or to the one the form names, with a flash message. A form that says there
 * is no JavaScript gets the message and its errors as a page.
 */
export function answerForm(
  c: Context<Environment>,
  { agency, siteUrl }: Pick<Services, 'agency' | 'siteUrl'>,
  key: FlashKey,
  { errors = [], back = pageBehind(c, siteUrl) }: { errors?: readonly string[]; back?: string } = {},
) {
  if (c.env.fields['answer'] !== 'page') return c.redirect(`${back}#flash/${key}`, 303);
  const isFault = flashTone(key) === 'error';
  const reasons = html`<ul>
    ${errors.map((error) => html`<li>${error}</li>`)}
  </ul>`;
  // A link would reload the page, without what was typed; but only a reloaded page has a token that is not too old.
  const backToForm =
    key === 'invalid-authenticity-token'
      ? html`<p>
          Your browser's Back button takes you back to what you wrote. Copy it, then send it from
          <a href="${back}">the page opened again</a>.
        </p>`
      : html`<p>Your browser's Back button takes you back to the form, with what you wrote.</p>`;
  const body = html`<p class="site-lead">${flashWords[key]}</p>
    ${errors.length > 0 ? reasons : ''} ${isFault ? backToForm : html`<p><a href="${back}">Back</a></p>`}`;
  return c.html(barePage(agency, isFault ? 'There is a problem' : 'Thank you', body), isFault ? 422 : 200);
}

/** The flash message of a form that a limit or the captcha refused; other errors are thrown on. */
export function flashKeyOf(refusal: unknown): FlashKey {
  if (!(refusal instanceof HTTPException)) throw refusal;
  return refusal.status === 422 ? 'recaptcha-invalid' : 'lead-sending-error';
}

/** The page of this site that a request came from; the home page when unknown. */
function pageBehind(c: Context<Environment>, siteUrl: string): string {
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const { host, pathname, search } = new URL(referrer);
  // A proxy may pass on a host name of its own.
  const isOurs = host === c.req.header('host') || host === new URL(siteUrl).host;
  return isOurs && !pathname.startsWith('//') ? pathname + search : '/';
}
