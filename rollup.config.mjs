import { readFileSync } from 'node:fs';

import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';

import { chunks, snippets, withoutOldChunks } from './src/build/chunks.mjs';
import { withoutStyles } from './src/build/no-styles-plugin.mjs';
import { styles } from './src/build/styles.mjs';
import { types } from './src/build/types.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const ui = (...names) => names.map((name) => `src/ui/${name}.tsx`);
const domain = (...names) => names.map((name) => `src/domain/${name}.ts`);
const icons = (...names) => names.map((name) => `src/ui/icons/${name}.ts`);
const state = (...names) => names.map((name) => `src/state/${name}.ts`);

/** Chunks of modules shared by many tags. The entry shares none of them, which would cost one more request. */
const shared = {
  runtime: [
    'elements/provider.ts',
    'src/core/element.tsx',
    'src/core/entered.ts',
    'src/core/focused.ts',
    'src/core/late.tsx',
    'src/core/position.ts',
    'src/core/resized.ts',
    'src/core/use-ignored.tsx',
    'src/core/use-unique-id.tsx',
    'src/state/page-subject.ts',
    'src/ui/arrow-keys.ts',
    'src/ui/button-class.ts',
    'src/ui/classes.ts',
    'src/ui/typing.ts',
    'src/ui/use-field-ids.ts',
    'src/ui/use-back-closes.ts',
    'src/ui/use-give-up.ts',
    'src/ui/use-state-for.ts',
    'src/state/give-up-route.ts',
    ...domain('agency-name', 'cost-words', 'money', 'numbers', 'page-keys', 'property-channel', 'property-given'),
    ...domain('milliseconds', 'property-price', 'property-tag', 'uk-day'),
    ...ui('checkbox', 'field', 'icon', 'link', 'live', 'note', 'radio-group', 'words'),
  ],
  calculator: [
    ...domain('calculator-words', 'own-bands', 'page-home', 'percent', 'shared-figures', 'usual-deposit'),
    'src/ui/use-figures.ts',
    ...state('kept-figures', 'purchase'),
    ...ui('calculator', 'facts', 'number-field', 'result', 'table'),
  ],
  property: domain(
    'availability',
    'gallery-words',
    'house-number',
    'pictures',
    'postcode',
    'property',
    'property-page',
    'settings',
    'terms',
  ),
  page: [
    'src/core/foreign-frame.ts',
    'src/core/newest.ts',
    'src/core/page-use.ts',
    'src/ui/focus/focus-heading.ts',
    'src/ui/focus/is-focus-outside.ts',
    'src/ui/focus/use-focus-after-render.ts',
    'src/ui/in-place.ts',
    'src/ui/use-media.ts',
    ...state('page'),
    ...domain(
      'account-words',
      'counted',
      'notice',
      'prescribed-words',
      'property-words',
      'read-search',
      'save-search-words',
      'saved-search',
      'trades',
    ),
    ...ui('button', 'email-link', 'heart', 'list-picture', 'telephone', 'telephone-field', 'text-field'),
    ...icons('actions', 'contact', 'directions', 'facts', 'map', 'search', 'views', 'visitor'),
  ],
  visit: [
    'src/features/provider/visit.tsx',
    'src/domain/routes.ts',
    ...state(
      'account',
      'foreign-frame',
      'saved-properties',
      'saved-searches',
      'search-history-key',
      'session-renewal',
      'user',
    ),
    ...ui('dialog'),
  ],
  search: [
    'src/ui/use-counted.ts',
    ...domain('describe-search', 'results-words', 'search-filters', 'search-history', 'search-words'),
    ...state('office-telephone', 'results', 'search', 'search-history', 'search-visit', 'seen-properties'),
  ],
  select: ['src/ui/focus/use-focus-return.ts', ...ui('alert-field', 'select-field')],
  lead: [
    'src/ui/use-gone.ts',
    'src/ui/use-lead-form.ts',
    ...domain('lead-words'),
    ...ui('lead-thanks', 'may-duplicate'),
  ],
};

/** Bytes; a smaller chunk is merged into another, since each costs a request. */
const SMALLEST_CHUNK = 1000;

const constants = {
  'process.env.NODE_ENV': '"production"',
  // The check in jotai.
  '(import.meta.env ? import.meta.env.MODE : void 0)': '"production"',
  __VERSION__: JSON.stringify(version),
  // The build has them, unlike tests of the sources.
  'typeof CHUNKS': '"object"',
  // Leaflet's SVG detection sets innerHTML, which pages that require Trusted Types forbid.
  "div.innerHTML = '<svg/>'": "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))",
};
export const plugins = () => [
  withoutStyles(),
  replace({ preventAssignment: true, delimiters: ['', ''], values: constants }),
  resolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  commonjs(),
  typescript({ include: ['src/**/*', 'elements/**/*'], noEmit: false, outDir: 'dist' }),
];
export const small = terser({ module: true, ecma: 2022, compress: { passes: 2 } });
const onwarn = (warning, warn) => {
  // Chunks that import each other may run in the wrong order.
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(warning.message);
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

export default [
  {
    input: { agency: 'src/provider.ts' },
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      // A short hash, since the entry contains every file name; after a dot, so that old chunks can be recognised.
      chunkFileNames: '[name].[hash:7].js',
      generatedCode: 'es2015',
      experimentalMinChunkSize: SMALLEST_CHUNK,
      manualChunks: shared,
    },
    onwarn,
    plugins: [withoutOldChunks('dist'), ...plugins(), chunks(), small, styles(), snippets(process.env.BASE ?? './')],
  },
  {
    input: { domain: 'src/domain/index.ts' },
    output: { dir: 'dist', format: 'es' },
    onwarn,
    plugins: [...plugins(), small, types('dist')],
  },
];
