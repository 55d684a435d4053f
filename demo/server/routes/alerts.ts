import { Hono } from 'hono';
import { html } from 'hono/html';

import { barePage } from '../bare-page';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';
import { alertFrequencyOf, readStopToken, stopAlert } from '../mail/alert-links';

/**
 * The unsubscribe link in every alert. It works without signing in and does not reveal whose search it is. Email
 * programs and scanners open links by themselves, so opening it changes nothing; its button does, or the email
 * program's own unsubscribe button.
 */
export function alertRoutes(services: Services) {
  const { agency } = services;
  return new Hono<Environment>()
    .use('/alerts/*', noStore)
    .use('/alerts/*', async (c, next) => {
      c.header('Referrer-Policy', 'no-referrer');
      await next();
    })
    .on(['GET', 'POST'], '/alerts/stop/:token', async (c) => {
      const subject = readStopToken(services, c.req.param('token'));
      if (!subject) return c.html(barePage(agency, noLink, linkUnknown), 404);
      if (c.req.method === 'POST') await stopAlert(services, subject);
      const frequency = await alertFrequencyOf(services, subject);
      if (frequency === undefined) return c.html(barePage(agency, gone, searchGone));
      return c.html(frequency === 'N' ? barePage(agency, stopped, done) : barePage(agency, stop, ask));
    });
}

const noLink = 'This link does not work';
const gone = 'This search is no longer saved';
const stop = 'Stop this email alert?';
const stopped = 'This email alert has been stopped';

const yourSearches = html`<p><a class="site-button" href="/#/user/saved-searches">Your saved searches</a></p>`;

const ask = html`
  <form class="site-form" method="post">
    <p class="site-lead">You will get no more emails about this search. The search itself stays in your account.</p>
    <p><button class="site-button">Stop the alert</button></p>
  </form>
`;

const done = html`
  <p class="site-lead">
    You will get no more emails about this search. It is still in your account, should you want them again.
  </p>
  ${yourSearches}
`;

const searchGone = html`
  <p class="site-lead">It was removed from your account, so you will get no more emails about it.</p>
  ${yourSearches}
`;

const linkUnknown = html`
  <p class="site-lead">It may have been cut short: please copy the whole link, or change the alert in your account.</p>
  ${yourSearches}
`;
