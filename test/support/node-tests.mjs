// Runs the tests of some folders below test/ in Node, which in version 20 accepts no patterns. The files that fail are
// rerun alone and reported: a real fault fails twice, a stutter of the machine does not. A file that does not end,
// because its browser never answers, has failed too. `--test-shard=1/3` runs the first third of the files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { needBrowser, needBuild, stop } from './needs.mjs';

/** The longest a file may take: several times what it takes, since a busy machine is slow, not wrong. */
const mostMilliseconds = 900_000;
const report = join(mkdtempSync(join(tmpdir(), 'tests-')), 'failed');
const given = process.argv.slice(2);
const isShard = (argument) => argument.startsWith('--test-shard=');
const files = given.filter((argument) => !isShard(argument)).flatMap(find);
if (files.some((file) => /^test.(?:built|journeys)/.test(file))) {
  needBuild();
  needBrowser('chromium');
}
const failed = run(files, ...given.filter(isShard));
if (failed.length > 0) {
  console.log(`\nOnce more, by themselves: ${failed.map((file) => relative('', file)).join(', ')}`);
  if (run(failed, '--test-concurrency=1').length > 0) process.exit(1);
}

/** Runs files and returns those that failed. */
function run(files, ...options) {
  const reporters = [
    ['spec', 'stdout'],
    ['./test/support/failed-files.mjs', report],
  ].flatMap(([name, to]) => [`--test-reporter=${name}`, `--test-reporter-destination=${to}`]);
  const imports = ['tsx', './test/support/quick-failures.mjs'].flatMap((module) => ['--import', module]);
  const args = [...imports, '--test', `--test-timeout=${mostMilliseconds}`, ...reporters, ...options, ...files];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const named = readFileSync(report, 'utf8').split('\n').filter(Boolean);
  return status === 0 ? [] : named.length > 0 ? named : files;
}

function find(name) {
  const path = join('test', name.replace(/^test[\\/]/, ''));
  if (!existsSync(path)) stop(`There is no test at ${path}.`);
  if (/\.tsx$|^test.(?:core|api|state|ui|features)/.test(path))
    stop(`It runs in a browser: npm run test:browser -- --files ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(path, file));
}
