import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';

const generator = resolve('src/build/new-element.mjs');
const folder = mkdtempSync(join(tmpdir(), 'agency-new-'));
const run = (input: string, ...given: string[]) =>
  spawnSync(process.execPath, [generator, ...given], { cwd: folder, input, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('npm run new', () => {
  before(() => cpSync('elements/index.ts', join(folder, 'elements/index.ts')));
  after(() => rmSync(folder, { recursive: true }));

  it('writes four files and the line of the catalogue', () => {
    const { status, stdout } = run('', 'staff-rota', 'Who', 'works', 'when');
    assert.equal(status, 0);
    for (const file of [
      'elements/staff-rota.ts',
      'src/features/staff-rota/staff-rota.tsx',
      'src/features/staff-rota/staff-rota.css',
      'test/features/staff-rota.test.tsx',
    ]) {
      assert.ok(existsSync(join(folder, file)) && stdout.includes(file), file);
      if (file.endsWith('.css')) continue;
      const { diagnostics } = ts.transpileModule(read(file), {
        fileName: file,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      });
      assert.deepEqual(diagnostics, [], file);
    }
    assert.match(
      read('elements/staff-rota.ts'),
      /\* Who works when\.\n[\s\S]*@example[\s\S]*<agency-staff-rota>[\s\S]*defineElement\('agency-staff-rota', StaffRota/,
    );
    assert.match(read('elements/staff-rota.ts'), /standsAlone: true/, 'test/architecture.test.ts asks for it');
    assert.match(read('src/features/staff-rota/staff-rota.tsx'), /heading = 'Staff rota'/);
    const tags = [...read('elements/index.ts').matchAll(/'(agency-[\w-]+)': \(\) => import\('\.\/([\w-]+)'\)/g)].map(
      ([, tag]) => tag,
    );
    assert.equal(tags.at(-1), 'agency-staff-rota');
    assert.equal(tags.length, [...readFileSync('elements/index.ts', 'utf8').matchAll(/=> import\(/g)].length + 1);
  });

  it('fits into the entry and the style sheet, which npm run check measures', () => {
    const size = (text: string) => gzipSync(text, { level: 9 }).length;
    const inEntry = '"staff-rota.Xq7_Zk2.js",[44,49,51]';
    const inStyles = `agency-staff-rota,${read('src/features/staff-rota/staff-rota.css')}`;
    assert.ok(size(readFileSync('dist/agency.js', 'utf8') + inEntry) < 5000);
    for (const sheet of ['dist/agency.css', 'dist/agency.firm.css'])
      assert.ok(size(readFileSync(sheet, 'utf8') + inStyles) < 20_000, sheet);
  });

  it('tells how to test the new element, see it and finish it', () => {
    const { stdout } = run('', 'price-list', 'What it costs');
    for (const next of [
      'npm run test:browser -- --files test/features/price-list.test.tsx',
      '/gallery/agency-price-list',
      'npm run verify',
    ])
      assert.ok(stdout.includes(next), next);
  });

  it('asks for the sentence it was not given', () => {
    const { status, stdout } = run('Which branch is open.\n', 'opening-hours');
    assert.equal(status, 0);
    assert.match(stdout, /one sentence\?/);
    assert.match(read('elements/opening-hours.ts'), /\* Which branch is open\.\n/);
  });

  it('overwrites nothing of a feature that has the name without an element of its own', () => {
    const styles = 'src/features/toasts/toasts.css';
    mkdirSync(join(folder, dirname(styles)), { recursive: true });
    writeFileSync(join(folder, styles), '/* Toasts. */');
    const { status, stderr } = run('x\n', 'toasts');
    assert.deepEqual([status, stderr.includes(`${styles} is already there`)], [1, true]);
    assert.equal(read(styles), '/* Toasts. */');
    assert.equal(existsSync(join(folder, 'elements/toasts.ts')), false);
  });

  it('refuses a name it cannot use, and one that is taken, without writing', () => {
    for (const name of ['Staff', 'staff_rota', '-staff', '../staff', '', 'staff-rota']) {
      const before = read('elements/index.ts');
      const { status, stderr } = run('x\n', name);
      assert.equal(status, 1, name);
      assert.match(stderr, name === 'staff-rota' ? /already there/ : /small letters and hyphens/);
      assert.equal(read('elements/index.ts'), before);
    }
  });
});
