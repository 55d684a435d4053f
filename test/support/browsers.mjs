import { chromeLauncher } from '@web/test-runner-chrome';

import { chromiumOptions } from './chromium.mjs';
import { browsers } from './needs.mjs';
import { webkit } from './webkit.mjs';

/** Firefox retries a broken connection up to ten times; the tests count our own retries. */
const extraPrefsFirefox = { 'network.http.request.max-attempts': 1 };

/** The browser the tests run in. */
export function browser(name) {
  if (name === 'webkit') return webkit();
  if (name === 'firefox') {
    const launcher = chromeLauncher({
      launchOptions: { browser: 'firefox', executablePath: browsers.firefox.path, headless: true, extraPrefsFirefox },
    });
    launcher.name = 'Firefox';
    return withNewTabs(launcher);
  }
  if (name === 'chromium')
    return withNewTabs(chromeLauncher({ launchOptions: chromiumOptions('--js-flags=--expose-gc') }));
  throw new Error(`No such browser: ${name}`);
}

/** Opens a new tab for each file: a reused tab's history fills up, and going back then leaves the page. */
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
