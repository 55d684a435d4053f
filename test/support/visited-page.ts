import { fail } from './network';
import { until } from './watch';

let pages = 0;

/**
 * A page of the site in a frame with its own module state, so that what happens once per page can be tested repeatedly.
 * `html` is its body, `policy` its Content-Security-Policy.
 */
export async function visitedPage(
  html: string,
  { data = {}, policy, head = '' }: { data?: object; policy?: string; head?: string } = {},
) {
  const path = `/visited-page-${++pages}`;
  const nonce = policy ? 'nonce="R"' : '';
  const scripts = ['provider', ...[...html.matchAll(/<agency-([a-z-]+)/g)].map(([, tag]) => tag!)]
    .map((file) => `<script type="module" src="/elements/${file}.ts" ${nonce}></script>`)
    .join('');
  await fail({
    path,
    status: 200,
    headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) },
    body: `<!doctype html><html lang="en-GB"><head><title>Page</title><link rel="stylesheet" href="/agency.css" id="agency-css">
      <script type="application/json" id="agency-data">${JSON.stringify(data)}</script>${head}${scripts}</head>
      <body>${html}</body></html>`,
  });
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { inlineSize: '800px', blockSize: '600px' });
  frame.src = path;
  await new Promise((done) => {
    frame.onload = done;
    document.body.append(frame);
  });
  const view = frame.contentWindow as Window & typeof globalThis & Record<string, unknown>;
  const said: string[] = [];
  view.console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  const find = <Kind extends Element = HTMLElement>(selector: string) => view.document.querySelector<Kind>(selector);
  await until(() => ['ready', 'empty'].includes(find('[data-state]')?.dataset.state ?? ''));
  return {
    address: frame.src,
    view,
    find,
    said,
    button: (words: string) =>
      [...view.document.querySelectorAll('button')].find(({ textContent }) => textContent === words),
    close: () => frame.remove(),
  };
}
