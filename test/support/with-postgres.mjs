// Runs a command with DATABASE_URL set to a temporary PostgreSQL, removed afterwards.
// node test/support/with-postgres.mjs npm run test:server
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port.mjs';

const [command, ...args] = process.argv.slice(2);
const programs = findPrograms();
const folder = mkdtempSync(join(tmpdir(), 'agency-postgres-'));
const port = await freePort();
const owner = clusterOwner();
if (owner) chownSync(folder, owner.uid, owner.gid);

const data = join(folder, 'data');
const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
let status = 1;
try {
  postgres('initdb', '-D', data, '-U', 'agency', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  postgres('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  const DATABASE_URL = `postgres://agency@127.0.0.1:${port}/postgres`;
  status = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL } }).status ?? 1;
} finally {
  if (existsSync(data)) postgres('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = status;

function postgres(program, ...options) {
  execFileSync(join(programs, program), options, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, ...owner });
}

/** PostgreSQL refuses to run as root, so root runs it as the package's own user. */
function clusterOwner() {
  if (process.getuid() !== 0) return undefined;
  const id = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  const found = folders.find((each) => existsSync(join(each, 'initdb')));
  if (found) return found;
  console.error('PostgreSQL is not installed here. On Debian: apt-get install -y postgresql');
  return process.exit(1);
}
