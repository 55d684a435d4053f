import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transform } from 'esbuild';

/** What all others rely on, and may overrule. */
const FIRST = ['src/ui/tokens.css', 'src/ui/base.css'];

/** Every style sheet in the order in which they are joined: tokens, ground, building blocks, features; later rules win. */
export const styleSheets = () => [...FIRST, ...cssIn('src/ui'), ...cssIn('src/features')];

const read = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** All of them as one text. */
export const joinedStyles = () => read(styleSheets());

/** Movements have names, which no rule can hold. */
const KEYFRAMES = /^@keyframes [^]*?^\}$/gm;

/**
 * All of them for a page whose theme names the page in each rule, `.elementor-kit-5 button`, as those of page builders do:
 * each rule counts three classes more, so that the order among ours is the same. Tokens stay as easy to set as they are.
 */
export function firmStyles() {
  const [tokens, ...others] = styleSheets();
  const rules = read(others);
  const movements = rules.match(KEYFRAMES) ?? [];
  const held = rules.replace(KEYFRAMES, '').replace(/^( *):root/gm, '$1&');
  return [read([tokens]), ...movements, `:root:root:root, :host {\n${held}}`].join('\n');
}

/** Ships the style sheet next to the script, in both strengths. */
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
