import { chromeLauncher } from '@web/test-runner-chrome';

import { webkit } from './webkit.mjs';

const paths = {
  chromium: process.env.CHROME ?? '/usr/bin/chromium',
  firefox: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
};

/** The browser the tests run in: chromium unless named. */
export function browser(name = 'chromium') {
  if (name === 'webkit') return webkit();
  if (name === 'firefox') {
    const launcher = chromeLauncher({
      launchOptions: { browser: 'firefox', executablePath: paths.firefox, headless: true },
    });
    launcher.name = 'Firefox';
    return launcher;
  }
  if (name === 'chromium') {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return chromeLauncher({
      launchOptions: { executablePath: paths.chromium, args: [...sandbox, '--js-flags=--expose-gc'] },
    });
  }
  throw new Error(`No such browser: ${name}`);
}
