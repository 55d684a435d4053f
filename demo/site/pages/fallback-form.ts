import { html, raw } from 'hono/html';

import { leadFormWords } from '../../../src/domain/lead-words';

interface Form {
  /** The route of its dialog: links to that lead here where no script runs. */
  route: string;
  heading: string;
  intro: string;
  action: string;
  hidden: Readonly<Record<string, string>>;
  /** Field name to post for each contact field. */
  nameOf: (field: string) => string;
  messageName: string;
  messageLabel: string;
  needsMessage: boolean;
  trapName: string;
  submit: string;
}

const fields = [
  ['first_name', leadFormWords.firstName, 'text', 'given-name'],
  ['last_name', leadFormWords.lastName, 'text', 'family-name'],
  ['email', leadFormWords.email, 'email', 'email'],
  ['tel_home', leadFormWords.telephone, 'tel', 'tel'],
] as const;

/** A contact form for visitors without JavaScript; the server answers with a page. */
export const fallbackForm = ({ route, heading, intro, action, hidden, nameOf, trapName, submit, ...message }: Form) =>
  html`<noscript>
    <section id="${route}" aria-labelledby="${route}-heading">
      <h2 class="site-h2" id="${route}-heading">${heading}</h2>
      <p class="site-text">${intro}</p>
      <form class="site-fallback-form" action="${action}" method="post">
        ${Object.entries({ ...hidden, answer: 'page' }).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${fields.map(
          ([name, label, type, autocomplete]) =>
            html`<label class="site-field"
              ><span class="site-label">${label}</span>
              <input class="site-input" type="${type}" name="${nameOf(name)}" autocomplete="${autocomplete}" required />
            </label>`,
        )}
        <label class="site-field"
          ><span class="site-label">${message.messageLabel}</span>
          <textarea
            class="site-input"
            name="${message.messageName}"
            rows="4"
            ${message.needsMessage ? raw('required') : ''}
          ></textarea>
        </label>
        <label>
          <input type="checkbox" name="marketing_preferences[opt_in_terms]" value="on" required />
          I agree to the <a href="/terms-of-use">terms of use</a> and the <a href="/privacy-policy">privacy policy</a>.
        </label>
        <div class="site-trap" aria-hidden="true">
          <input type="text" name="${trapName}" autocomplete="off" tabindex="-1" />
        </div>
        <button class="site-button" type="submit">${submit}</button>
      </form>
    </section>
  </noscript>`;
