import { Hono } from 'hono';
import { html } from 'hono/html';

import { accountNotices, accountWords } from '../../../src/domain/prescribed-words';
import { readText } from '../../../src/domain/reading';
import { barePage, type Html } from '../bare-page';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { mailPasswordReset, takePasswordReset } from '../password-resets';
import { isAttemptAllowed, limitAttempts } from '../rate-limit';
import { requirePerson } from '../require-person';

/** Where the account panel shows the matching form: a new password when signed in, otherwise a request for a link. */
const choosePassword = '/#/user/forgotten_password';

/**
 * Password reset: requesting a link by email, and using it. Email programs open links by themselves, so opening the
 * link changes nothing; its button does.
 */
export function passwordResetRoutes(services: Services) {
  return new Hono<Environment>()
    .use('/reset_passwords/*', noStore)
    .post('/reset_passwords', async (c) => {
      const { fields } = c.env;
      const email = readText(fields['email']);
      await limitAttempts(c, services, 'resetByAddress');
      // Before the limits of the account, so that robots do not use up its owner's attempts.
      await requirePerson(c, services);
      await limitAttempts(c, services, 'resetByAddressAndAccount', email);
      await limitAttempts(c, services, 'resetByAccount', email);
      if (readText(fields['body']) === '') services.background.start(() => mailPasswordReset(services, email));
      return c.json({ message: accountNotices.passwordResetRequested.message });
    })
    .get('/reset_passwords/:token', async (c) => {
      // Not 'no-referrer', with which the page's own form would name no origin and be refused on plain HTTP.
      c.header('Referrer-Policy', 'strict-origin');
      return c.html(page(services, continueForm(await c.var.visitor.authenticityToken())));
    })
    .post('/reset_passwords/:token', async (c) => {
      if (!(await isAttemptAllowed(c, services, 'signInByAddress'))) return c.html(page(services, tooMany), 429);
      const token = c.req.param('token');
      const isSignedIn = await c.var.visitor.signInAs((transaction) => takePasswordReset(transaction, token));
      return isSignedIn ? c.redirect(choosePassword, 303) : c.html(page(services, linkExpired), 410);
    });
}

const continueForm = (token: string) => html`
  <form class="site-form" method="post">
    <p class="site-lead">Sign in with this link, then choose a new password.</p>
    <input type="hidden" name="authenticity_token" value="${token}" />
    <p><button class="site-button">Continue</button></p>
  </form>
`;

/** The link is not used up. */
const tooMany = html`<p class="site-lead">Too many attempts. Please follow the link again in a quarter of an hour.</p>`;

const linkExpired = html`
  <p class="site-lead">This link no longer works: it was used before, or is more than an hour old.</p>
  <p><a class="site-button" href="${choosePassword}">Ask for another</a></p>
`;

const page = ({ agency }: Services, body: Html) => barePage(agency, accountWords.forgottenHeading, body);
