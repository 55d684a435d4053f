import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const modules = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'scheduler'];

/** React is CommonJS: bundles it once into ES modules with named exports, so that a page loads one copy. */
export async function vendor({ root, env = 'development' }) {
  const folder = `.cache/vendor-${env}`;
  process.env.NODE_ENV = env;
  const out = resolve(root, folder);
  const entryPoints = {};
  for (const name of modules) {
    const flat = name.replaceAll('/', '__');
    const file = join(out, 'source', `${flat}.js`);
    mkdirSync(dirname(file), { recursive: true });
    const names = Object.keys(require(name)).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
    writeFileSync(
      file,
      `import all from '${name}';\nexport default all;\nexport const { ${names.join(', ')} } = all;\n`,
    );
    entryPoints[flat] = file;
  }
  await build({
    entryPoints,
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': JSON.stringify(env) },
    logLevel: 'error',
    absWorkingDir: root,
  });
  return {
    name: 'vendor',
    resolveImport({ source }) {
      if (source === 'goober') return '/src/build/no-styles.mjs';
      return modules.includes(source) ? `/${folder}/${source.replaceAll('/', '__')}.js` : undefined;
    },
  };
}
