import { onBack } from './page-use';

/** Milliseconds without an answer after which a form that the browser sends may be sent again. */
export const ANSWER_PATIENCE = 30_000;

/**
 * Submits the defined fields as a form of the page: the browser navigates to the server's answer. Settles only when the
 * visitor comes back, or when no answer came.
 */
export async function postForm(action: string, fields: Readonly<Record<string, string | undefined>>): Promise<void> {
  const form = document.createElement('form');
  form.setAttribute('method', 'post');
  form.setAttribute('action', action);
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  let forget = () => {};
  const returnOrTimeout = new Promise<void>((done) => {
    // Only then: a page that is still loading has not been shown for the first time yet.
    forget = onBack(done);
    setTimeout(done, ANSWER_PATIENCE);
  });
  // A field could be called submit.
  HTMLFormElement.prototype.submit.call(form);
  await returnOrTimeout;
  forget();
  form.remove();
}
