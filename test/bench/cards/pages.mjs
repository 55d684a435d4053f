import { build } from 'esbuild';

import { styleSheets } from '../../../src/build/styles.mjs';
import { homes } from './homes.ts';

/** Maximum number of cards on a page. */
const MOST = 3000;

/** Each implementation of the card: its page, its tag, and whether its CSS lets the browser skip off-screen cards. */
export const ways = {
  lit: { page: 'lit', tag: 'lit-card' },
  'lit-skipping': { page: 'lit', tag: 'lit-card', skipping: true },
  roots: { page: 'roots', tag: 'root-card' },
  eager: { page: 'agency', tag: 'agency-eager-card', skipping: true },
  visible: { page: 'agency', tag: 'agency-property-card', skipping: true },
};

/** A page for each implementation, with the script that creates its cards. */
export async function pagesOfCards() {
  const scripts = await Promise.all(
    ['lit.mjs', 'agency.tsx', 'roots.tsx'].map(async (file) => [file.replace(/\.\w+$/, '.js'), await script(file)]),
  );
  const pages = Object.entries(ways).map(([way, { page, skipping }]) => [`${way}.html`, html(page, skipping)]);
  return { ...Object.fromEntries([...scripts, ...pages]), 'agency.css': await styleSheet() };
}

async function script(file) {
  const { outputFiles } = await build({
    entryPoints: [`test/bench/cards/${file}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', __VERSION__: '"bench"' },
  });
  return outputFiles[0].text;
}

async function styleSheet() {
  const contents = styleSheets()
    .map((file) => `@import './${file}';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'css' },
    bundle: true,
    write: false,
  });
  return outputFiles[0].text;
}

// The theme's class gives a foreign tag the styles that ours have, and the room fits the card, so that all draw the
// same picture and none is laid out twice.
const html = (script, skipping) => `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/agency.css">
  <style>lit-card, root-card, agency-eager-card { display: block; }
  main { --agency-card-height: 355px; }
  ${skipping ? '' : '.agency-card { content-visibility: visible; }'}</style>
  <script type="application/json" id="agency-data">${JSON.stringify({ properties: homes(MOST) })}</script>
  <script type="module" src="/${script}.js"></script><main ${script === 'agency' ? '' : 'class="agency-theme"'}></main>`;
