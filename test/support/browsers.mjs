import { chromeLauncher } from '@web/test-runner-chrome';

import { webkit } from './webkit.mjs';

const paths = {
  chromium: process.env.CHROME ?? '/usr/bin/chromium',
  firefox: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
};

/** Firefox asks up to ten times where a connection is cut; the tests count how often we do. */
const extraPrefsFirefox = { 'network.http.request.max-attempts': 1 };

/** The browser the tests run in: chromium unless named. */
export function browser(name = 'chromium') {
  if (name === 'webkit') return webkit();
  if (name === 'firefox') {
    const launcher = chromeLauncher({
      launchOptions: { browser: 'firefox', executablePath: paths.firefox, headless: true, extraPrefsFirefox },
    });
    launcher.name = 'Firefox';
    return withNewTabs(launcher);
  }
  if (name === 'chromium') {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const launchOptions = { executablePath: paths.chromium, args: [...sandbox, '--js-flags=--expose-gc'] };
    return withNewTabs(chromeLauncher({ launchOptions }));
  }
  throw new Error(`No such browser: ${name}`);
}

/** A new tab for each file: the history of one that is used again fills up, and to go back then leaves the page. */
function withNewTabs(launcher) {
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const tab = launcher.getPage(id);
    const result = await stopSession(id);
    launcher.inactivePages.length = 0;
    await tab.close();
    return result;
  };
  return launcher;
}
