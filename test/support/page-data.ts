import { drawn } from './page';

/** Adds page data to the page, as the site's template does; it is not removed. */
export async function givePage(data: Readonly<Record<string, unknown>> = {}) {
  document.getElementById('agency-data')?.remove();
  const block = Object.assign(document.createElement('script'), {
    id: 'agency-data',
    type: 'application/json',
    textContent: JSON.stringify(data),
  });
  document.head.append(block);
  document.dispatchEvent(new CustomEvent('agency-configured'));
  await drawn();
}
