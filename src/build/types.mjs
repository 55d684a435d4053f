import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Writes the types of the domain rules and of `window.Agency`, for sites that use TypeScript. */
export const types = (folder) => ({
  name: 'types',
  writeBundle: () => {
    const options = ['--project', 'src/build/types.json', '--outDir', join(folder, 'types')];
    execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'domain.d.ts', source: "export * from './types/domain/index';\n" });
  },
});
