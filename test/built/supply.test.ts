import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

interface Package {
  version: string;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json');
const shipped = withTheirOwn(Object.keys(dependencies));

function withTheirOwn(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [name, ...withTheirOwn(Object.keys(lockOf(name).dependencies ?? {}))]);
}

function lockOf(name: string) {
  return packages[`node_modules/${name}`]!;
}

describe('what the built files are made of', () => {
  it('T29 is one exact version each, free to use anywhere, and runs nothing when it is installed', () => {
    for (const [name, version] of Object.entries(dependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name);
    for (const name of shipped) {
      assert.match(lockOf(name).license ?? 'none', /^(BSD-[23]-Clause|ISC|MIT)$/, name);
      assert.ok(!lockOf(name).hasInstallScript, name);
    }
  });

  it('T32 holds no key and no path of the machine that built them', () => {
    const secrets = [
      /\bAIza[\w-]{35}/, // Google
      /\b6L[\w-]{38}\b/, // reCAPTCHA
      /\b(sk|pk)_(live|test)_\w{10,}/,
      /\bAKIA[A-Z\d]{16}\b/,
      /\bgh[pousr]_\w{30,}/,
      /-----BEGIN/,
      /(\/home\/|\/root\/|\/Users\/|[A-Z]:\\\\Users)/,
    ];
    for (const file of readdirSync('dist').filter((name) => name.includes('.'))) {
      const text = readFileSync(join('dist', file), 'utf8');
      for (const secret of secrets) assert.doesNotMatch(text, secret, file);
      assert.ok(!text.includes(process.cwd()), file);
    }
  });
});
