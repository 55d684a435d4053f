import { drawn } from './page';

/** Gives the page its data, as the site's own template does; nothing takes it away. */
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
