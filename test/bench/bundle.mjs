import { transform } from 'esbuild';
import { rollup } from 'rollup';

import { plugins, small } from '../../rollup.config.mjs';

/** Bundles an entry and all its imports into one file, with the settings of the published build. */
export async function bundle(entry) {
  const build = await rollup({
    input: entry,
    plugins: [...plugins().filter(({ name }) => name !== 'typescript'), transpile, small],
    onwarn() {},
  });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true, generatedCode: 'es2015' });
  await build.close();
  return output[0].code;
}

/** Strips the types without checking them, which the build does. */
const transpile = {
  name: 'transpile',
  transform: async (code, id) => {
    if (!/\.tsx?$/.test(id)) return null;
    const loader = id.endsWith('x') ? 'tsx' : 'ts';
    return { code: (await transform(code, { loader, target: 'es2022', jsx: 'automatic' })).code, map: null };
  },
};
