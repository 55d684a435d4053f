import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transform } from 'esbuild';

/** Come first: the others rely on them and may override them. */
const FIRST = ['src/ui/tokens.css', 'src/ui/base.css'];

/** All style sheets in the order they are joined: tokens, reset, building blocks, features; later rules win. */
export const styleSheets = () => [...FIRST, ...cssIn('src/ui'), ...cssIn('src/features')];

const read = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/**
 * Tags whose drawing lays itself out by its width, and so has none of its own: where the page asks for one, as in a
 * centred column, they take what there is. Not 100%, to which a page's margin would be added.
 */
const WIDE = [
  'agency-calculators',
  'agency-mortgage-calculator',
  'agency-property-gallery',
  'agency-search-form',
  'agency-search-map',
  'agency-search-results',
  'agency-staff-search',
  'agency-stamp-duty',
];

/** A page can give any of our tags a width; by default a tag is inline and has none. Style sheets of features may differ. */
function tagsAreBlocks() {
  const tags = readdirSync('elements')
    .map((file) => `agency-${file.replace('.ts', '')}`)
    .filter((tag) => !['agency-index', 'agency-provider', ...WIDE].includes(tag));
  return `:where(${tags.join()}) {
  display: block;
}
:where(${WIDE.join()}) {
  display: block;
  inline-size: -moz-available;
  inline-size: -webkit-fill-available;
}`;
}

/** All style sheets as one text. */
export function joinedStyles() {
  const [tokens, ...others] = styleSheets();
  return [read([tokens]), tagsAreBlocks(), read(others)].join('\n');
}

/** Keyframes cannot be nested in a rule. */
const KEYFRAMES = /^@keyframes [^]*?^\}$/gm;

/**
 * All style sheets for a page whose theme has a class or an id in each rule, such as `.elementor-kit-5 button` from a
 * page builder or `#content h3`: every rule gains the specificity of an id, which no page has, and three classes, so that
 * the order among ours stays the same. Tokens stay as easy to override.
 */
export function firmStyles() {
  const [tokens, ...others] = styleSheets();
  const rules = [tagsAreBlocks(), read(others)].join('\n');
  const movements = rules.match(KEYFRAMES) ?? [];
  const held = rules.replace(KEYFRAMES, '').replace(/^( *):root/gm, '$1&');
  return [read([tokens]), ...movements, `:root:root:root:not(#\\_), :host {\n${held}}`].join('\n');
}

/** The space before the value of a custom property, which esbuild keeps and CSS leaves out. */
const BEFORE_VALUE = /(?<=--[\w-]+:) (?=[^\s;}])/g;

/** Emits the style sheet beside the script, in normal and higher specificity. */
export const styles = () => ({
  name: 'styles',
  async generateBundle() {
    for (const [fileName, text] of [
      ['agency.css', joinedStyles()],
      ['agency.firm.css', firmStyles()],
    ]) {
      const { code } = await transform(text, { loader: 'css', minify: true, target: 'es2022' });
      this.emitFile({ type: 'asset', fileName, source: code.replace(BEFORE_VALUE, '') });
    }
  },
});

function cssIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file))
    .filter((file) => !FIRST.includes(file))
    .sort();
}
