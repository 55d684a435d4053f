import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transform } from 'esbuild';

/** Come first: the others rely on them and may override them. */
const FIRST = ['src/ui/tokens.css', 'src/ui/base.css'];

/** All style sheets in the order they are joined: tokens, reset, building blocks, features; later rules win. */
export const styleSheets = () => [...FIRST, ...cssIn('src/ui'), ...cssIn('src/features')];

const read = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** A page can give any of our tags a width; by default a tag is inline and has none. Style sheets of features may differ. */
function tagsAreBlocks() {
  const tags = readdirSync('elements')
    .map((file) => `agency-${file.replace('.ts', '')}`)
    .filter((tag) => tag !== 'agency-index' && tag !== 'agency-provider');
  return `:where(${tags.join()}) {\n  display: block;\n}`;
}

/** All style sheets as one text. */
export function joinedStyles() {
  const [tokens, ...others] = styleSheets();
  return [read([tokens]), tagsAreBlocks(), read(others)].join('\n');
}

/** Keyframes cannot be nested in a rule. */
const KEYFRAMES = /^@keyframes [^]*?^\}$/gm;

/**
 * All style sheets for a page whose theme has a page class in each rule, such as `.elementor-kit-5 button` from a page
 * builder: every rule gains the specificity of three classes, so that the order among ours stays the same. Tokens stay
 * as easy to override.
 */
export function firmStyles() {
  const [tokens, ...others] = styleSheets();
  const rules = [tagsAreBlocks(), read(others)].join('\n');
  const movements = rules.match(KEYFRAMES) ?? [];
  const held = rules.replace(KEYFRAMES, '').replace(/^( *):root/gm, '$1&');
  return [read([tokens]), ...movements, `:root:root:root, :host {\n${held}}`].join('\n');
}

/** Emits the style sheet beside the script, in normal and higher specificity. */
export const styles = () => ({
  name: 'styles',
  async generateBundle() {
    for (const [fileName, text] of [
      ['agency.css', joinedStyles()],
      ['agency.firm.css', firmStyles()],
    ]) {
      const { code } = await transform(text, { loader: 'css', minify: true, target: 'es2022' });
      this.emitFile({ type: 'asset', fileName, source: code });
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
