// Every test in one browser, from nothing: packages, browser, build, then the tests. Says at the end what it ran.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, install, run } from '../demo/prepare.mjs';

const browsers = {
  chromium: { package: ['chromium'], path: process.env.CHROME ?? '/usr/bin/chromium', setting: 'CHROME' },
  firefox: { package: ['firefox-esr'], path: process.env.FIREFOX ?? '/usr/bin/firefox-esr', setting: 'FIREFOX' },
  webkit: { package: ['webkit2gtk-driver', 'xvfb', 'openbox'], path: '/usr/bin/WebKitWebDriver', setting: '' },
};
const name = process.argv[2] ?? 'chromium';
const steps = [];

install();
ensureBrowser(name);
build();
if (name === 'chromium') {
  step('types', 'npx', ['tsc', '--noEmit']);
  const elements = beside(testElements());
  step('rules, server and built files (Node)', 'npm', ['run', '--silent', 'test:node']);
  step('whole visits (Chromium)', 'npm', ['run', '--silent', 'test:journeys']);
  await elements();
} else step(...testElements());
console.log(`\nAll passed: ${steps.join(', ')}.`);

function testElements() {
  return [`elements (${name})`, 'npm', ['run', '--silent', 'test:browser'], { BROWSER: name }];
}

function step(title, command, args, env) {
  console.log(`\n— ${title}`);
  run(command, args, { env });
  steps.push(title);
}

/**
 * Starts a step beside those that follow, since one browser leaves half the machine idle; the returned function waits
 * for its end and shows what it printed.
 */
function beside([title, command, args, env]) {
  const printed = join(mkdtempSync(join(tmpdir(), 'tests-')), 'printed');
  const output = openSync(printed, 'w');
  const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill());
  return async () => {
    const [status] = await ended;
    console.log(`\n— ${title}\n${readFileSync(printed, 'utf8')}`);
    if (status !== 0) process.exit(1);
    steps.push(title);
  };
}

function ensureBrowser(browser) {
  const { package: packages, path, setting } = browsers[browser];
  if (existsSync(path)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const named = setting ? `, or name one in ${setting}` : '';
    console.error(
      `The tests need ${packages.join(' and ')}: install it with your package manager${named}, then run this again.`,
    );
    process.exit(1);
  }
  run('apt-get', ['update', '-qq'], { quiet: true });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
