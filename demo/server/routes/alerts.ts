import { Hono } from 'hono';
import { html } from 'hono/html';

import { readStopToken, stopAlert } from '../alert-links';
import { barePage } from '../bare-page';
import type { Environment, Services } from '../environment';
import { noStore } from '../headers';

/**
 * The unsubscribe link in every alert. It works without signing in and does not reveal whose search it is. Mail
 * programs and scanners open links by themselves, so opening it changes nothing; its button does, or the mail program's
 * own unsubscribe button.
 */
export function alertRoutes(services: Services) {
  const { agency } = services;
  return new Hono<Environment>()
    .use('/alerts/*', noStore)
    .use('/alerts/*', async (c, next) => {
      c.header('Referrer-Policy', 'no-referrer');
      await next();
    })
    .get('/alerts/stop/:token', (c) => {
      const id = readStopToken(services, c.req.param('token'));
      return id === undefined
        ? c.html(barePage(agency, noLink, linkUnknown), 404)
        : c.html(barePage(agency, stop, ask));
    })
    .post('/alerts/stop/:token', async (c) => {
      const id = readStopToken(services, c.req.param('token'));
      if (id === undefined) return c.html(barePage(agency, noLink, linkUnknown), 404);
      await stopAlert(services, id);
      return c.html(barePage(agency, stopped, done));
    });
}

const noLink = 'This link does not work';
const stop = 'Stop this email alert?';
const stopped = 'This email alert is stopped';

const ask = html`
  <form method="post">
    <p class="site-lead">You would get no more mails about this search. The search itself stays in your account.</p>
    <p><button class="site-button">Stop the alert</button></p>
  </form>
`;

const done = html`
  <p class="site-lead">
    You will get no more mails about this search. It is still in your account, should you want them again.
  </p>
  <p><a class="site-button" href="/#/user/saved-searches">Your saved searches</a></p>
`;

const linkUnknown = html`
  <p class="site-lead">
    It may have been cut off on its way: please copy the whole link, or change the alert in your account.
  </p>
  <p><a class="site-button" href="/#/user/saved-searches">Your saved searches</a></p>
`;
