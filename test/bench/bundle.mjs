import { transform } from 'esbuild';
import { rollup } from 'rollup';

import { plugins, small } from '../../rollup.config.mjs';

/** One file of everything that an entry imports, made as the published files are. */
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

/** Takes away the types, without looking at them: the build does. */
const transpile = {
  name: 'transpile',
  transform: async (code, id) => {
    if (!/\.tsx?$/.test(id)) return null;
    const loader = id.endsWith('x') ? 'tsx' : 'ts';
    return { code: (await transform(code, { loader, target: 'es2022', jsx: 'automatic' })).code, map: null };
  },
};
