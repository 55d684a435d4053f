import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a command with its output shown; if it fails, exits with its code. */
export function run(command, args, { env, quiet = false } = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs npm by its own file where npm runs this script: on Windows `npm` is no program that can be started. */
function npm(args) {
  const file = process.env.npm_execpath ?? '';
  if (file.endsWith('npm-cli.js')) run(process.execPath, [file, ...args]);
  else run('npm', args);
}

/** Says which Node is needed where this one is older; without that, packages fail in ways that do not tell. */
function checkNode() {
  const [, needed = ''] = /([\d.]+)/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node) ?? [];
  const isOlder = needed.localeCompare(process.versions.node, 'en', { numeric: true }) > 0;
  if (!isOlder) return;
  console.error(`This needs Node ${needed} or newer; here it is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the locked packages, unless the lock file is unchanged since the last install. */
export function install() {
  checkNode();
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && changed(installed) >= changed('package-lock.json')) return;
  console.log('Installing the packages that package-lock.json names …');
  // Also where NODE_ENV names production: what builds and serves the site is not in the package that it makes.
  npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Builds dist/ unless it is newer than all its sources. */
export function build() {
  const built = 'dist/custom-elements.json';
  const sources = ['src', 'elements', 'rollup.config.mjs', 'package-lock.json'];
  if (existsSync(built) && changed(built) >= Math.max(...sources.map(newest))) return;
  console.log('Building the elements …');
  npm(['run', '--silent', 'build']);
}

const changed = (file) => statSync(file).mtimeMs;

function newest(path) {
  if (!statSync(path).isDirectory()) return changed(path);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
