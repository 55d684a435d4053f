// Every test in one browser, from nothing: packages, browser, build, then the tests. Says at the end what it ran.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, install, run } from '../demo/prepare.mjs';
import { browsers, needBrowser } from './support/needs.mjs';

const name = process.argv[2] ?? 'chromium';
const steps = [];

install();
ensureBrowser(name);
build();
if (name === 'chromium') {
  await show('types', 'npx', ['tsc', '--noEmit']);
  const visits = [1, 2, 3].map((part) => [
    `whole visits (Chromium), part ${part} of 3`,
    'npm',
    ['run', '--silent', 'test:journeys', '--', `--test-shard=${part}/3`],
  ]);
  const node = ['rules, server and built files (Node)', 'npm', ['run', '--silent', 'test:node']];
  const waiting = [elementsIn(name), node, ...visits];
  // Three at a time, since each waits for a browser or a server for about a third of its time.
  await Promise.all([take(waiting, keep), take(waiting, keep), take(waiting, show)]);
} else await show(...elementsIn(name));
console.log(`\nAll passed: ${steps.join(', ')}.`);

function elementsIn(browser) {
  return [`elements (${browser})`, 'npm', ['run', '--silent', 'test:browser'], { BROWSER: browser }];
}

/** Runs the steps that nobody has taken yet, one after the other. */
async function take(waiting, step) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await step(...next);
}

/** Runs a step and shows what it prints. */
async function show(title, command, args, env) {
  console.log(`\n— ${title}`);
  await execute(title, command, args, { env, stdio: 'inherit' });
}

/** Runs a step beside another and shows at its end what it printed. */
async function keep(title, command, args, env) {
  const printed = join(mkdtempSync(join(tmpdir(), 'tests-')), 'printed');
  const output = openSync(printed, 'w');
  const tell = () => console.log(`\n— ${title}\n${readFileSync(printed, 'utf8')}`);
  await execute(title, command, args, { env, stdio: ['ignore', output, output] }, tell);
}

async function execute(title, command, args, { env, stdio }, tell = () => {}) {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  process.once('exit', () => child.kill());
  const [status] = await once(child, 'exit');
  tell();
  if (status !== 0) process.exit(1);
  steps.push(title);
}

function ensureBrowser(browser) {
  const { packages, path } = browsers[browser] ?? {};
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!packages || existsSync(path) || !canInstall) return needBrowser(browser);
  run('apt-get', ['update', '-qq'], { quiet: true });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
