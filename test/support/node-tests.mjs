// Runs the tests of some folders below test/ in Node; Node 20 takes no patterns.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const files = process.argv.slice(2).flatMap((name) => find(join('test', name)));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--test', ...files], { stdio: 'inherit' });
process.exit(status ?? 1);

function find(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(path, file));
}
