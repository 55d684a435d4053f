import { html } from 'hono/html';

import { leadFormWords } from '../../../src/domain/lead-words';
import { leadWords } from '../../../src/domain/messages';
import { viewingWords } from '../../../src/domain/viewing-words';
import type { Property } from '../../server/schema';

const fields = [
  ['first_name', leadFormWords.firstName, 'text', 'given-name'],
  ['last_name', leadFormWords.lastName, 'text', 'family-name'],
  ['email', leadFormWords.email, 'email', 'email'],
  ['tel_home', leadFormWords.telephone, 'tel', 'tel'],
] as const;

/** How somebody whose browser runs no scripts asks to see a home: the server answers with a page. */
export const plainViewingForm = (property: Property, token: string) =>
  html`<noscript>
    <section aria-labelledby="viewing">
      <h2 class="site-h2" id="viewing">${leadWords.viewingHeading}</h2>
      <p class="site-text">${viewingWords.lead}</p>
      <form class="site-plain-form" action="/properties/${property.id}/${property.channel}/leads" method="post">
        <input type="hidden" name="authenticity_token" value="${token}" />
        <input type="hidden" name="answer" value="page" />
        <input type="hidden" name="lead[lead_type]" value="email_portal_lead" />
        <input type="hidden" name="lead_client[do_not_contact]" value="1" />
        ${fields.map(
          ([name, label, type, autocomplete]) =>
            html`<label class="site-field"
              ><span class="site-label">${label}</span>
              <input
                class="site-input"
                type="${type}"
                name="lead_client[${name}]"
                autocomplete="${autocomplete}"
                required
              />
            </label>`,
        )}
        <label class="site-field"
          ><span class="site-label">${viewingWords.message}</span>
          <textarea class="site-input" name="lead[message]" rows="4" required></textarea>
        </label>
        <label>
          <input type="checkbox" name="marketing_preferences[opt_in_terms]" value="on" required />
          I agree to the <a href="/terms-of-use">terms of use</a> and the <a href="/privacy-policy">privacy policy</a>.
        </label>
        <div class="site-trap" aria-hidden="true">
          <input type="text" name="lead_client[body]" autocomplete="off" tabindex="-1" />
        </div>
        <button class="site-button" type="submit">${viewingWords.send}</button>
      </form>
    </section>
  </noscript>`;
