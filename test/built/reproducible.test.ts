import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';

const made = ['src', 'elements', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'README.md'];

// Inside the project folder, so that the second build finds the same packages.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'built-elsewhere-'));
after(() => rmSync(folder, { recursive: true }));

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(place, file)).isFile());

const hashOf = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';

it('T30 the same sources make the same files, byte by byte, in another folder at another time', async () => {
  for (const part of made) cpSync(part, join(folder, part), { recursive: true });
  const build = spawn('npm', ['run', '--silent', 'build'], { cwd: folder });
  // Other tests measure times while this build runs.
  setPriority(build.pid!, constants.priority.PRIORITY_LOW);
  let said = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (words) => (said += words));
  const [status] = (await once(build, 'close')) as [number];
  assert.equal(status, 0, said);
  const files = filesIn(join(folder, 'dist'));
  assert.ok(files.includes('agency.js') && files.includes('snippet.pinned.html') && files.includes('agency.css'));
  const differing = files.filter((file) => hashOf(join('dist', file)) !== hashOf(join(folder, 'dist', file)));
  assert.deepEqual(
    differing,
    [],
    'the folder decides what is built, or dist/ was built from other sources: npm run build',
  );
});
