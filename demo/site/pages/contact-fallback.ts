import { html } from 'hono/html';

import { telephoneUrl } from '../../../src/domain/telephone';
import type { StaffMember } from '../../server/schema';

interface ContactFallback {
  /** The route of its dialog: links to that lead here where no script runs. */
  route: string;
  heading: string;
  telephone: string;
  email: string;
}

/** How to reach an office or a person, for visitors without JavaScript. */
export const contactFallback = ({ route, heading, telephone, email }: ContactFallback) =>
  html`<noscript>
    <section id="${route}" aria-labelledby="${route}-heading">
      <h2 class="site-h2" id="${route}-heading">${heading}</h2>
      <p class="site-text">
        Call <a href="${telephoneUrl(telephone)}">${telephone}</a> or write to <a href="mailto:${email}">${email}</a>.
      </p>
    </section>
  </noscript>`;

/** How to reach a person, for visitors without JavaScript. */
export const contactFallbackOf = ({ id, firstName, directLine, email }: StaffMember) =>
  contactFallback({
    route: `/contact-staff-member/${id}`,
    heading: `Write to ${firstName}`,
    telephone: directLine,
    email,
  });
