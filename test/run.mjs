// Every test in one browser, from nothing: packages, browser, build, then the tests. Says at the end what it ran.
import { existsSync } from 'node:fs';

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
  step('rules, server and built files (Node)', 'npm', ['run', '--silent', 'test:node']);
}
step(`elements (${name})`, 'npm', ['run', '--silent', 'test:browser'], { BROWSER: name });
if (name === 'chromium') step('whole visits (Chromium)', 'npm', ['run', '--silent', 'test:journeys']);
console.log(`\nAll passed: ${steps.join(', ')}.`);

function step(title, command, args, env) {
  console.log(`\n— ${title}`);
  run(command, args, { env });
  steps.push(title);
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
