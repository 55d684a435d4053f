import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transform } from 'esbuild';

/** What all others rely on, and may overrule. */
const FIRST = ['src/ui/tokens.css', 'src/ui/base.css'];

/** Every style sheet in the order in which they are joined: tokens, ground, building blocks, features; later rules win. */
export const styleSheets = () => [...FIRST, ...cssIn('src/ui'), ...cssIn('src/features')];

/** All of them as one text. */
export const joinedStyles = () =>
  styleSheets()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Ships the one style sheet next to the script. */
export const styles = (fileName) => ({
  name: 'styles',
  async generateBundle() {
    const { code } = await transform(joinedStyles(), { loader: 'css', minify: true, target: 'es2022' });
    this.emitFile({ type: 'asset', fileName, source: code });
  },
});

function cssIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file))
    .filter((file) => !FIRST.includes(file))
    .sort();
}
