import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Writes the types of the domain rules and of `window.Agency`, for sites that use TypeScript. */
export const types = (folder) => ({
  name: 'types',
  writeBundle: () => {
    const types = join(folder, 'types');
    const options = ['--project', 'src/build/types.json', '--outDir', types];
    execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
    for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts')) nameExtensions(join(types, file));
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'domain.d.ts', source: "export * from './types/domain/index.js';\n" });
  },
});

/** TypeScript resolves the imports of a module in Node only by their whole names. */
function nameExtensions(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:import|from|import\()\s*(['"]))(\.{1,2}\/[^'"]+)\2/g, '$1$3.js$2'));
}
