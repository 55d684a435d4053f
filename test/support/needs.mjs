// What tests need before they run, each said in one sentence. Uses no packages: they may not be installed yet.
import { existsSync } from 'node:fs';

/** The browsers: their packages in Debian, where they are, and the variable that names another place. */
export const browsers = {
  chromium: { packages: ['chromium'], path: process.env.CHROME ?? '/usr/bin/chromium', setting: 'CHROME' },
  firefox: { packages: ['firefox-esr'], path: process.env.FIREFOX ?? '/usr/bin/firefox-esr', setting: 'FIREFOX' },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb', 'openbox'], path: '/usr/bin/WebKitWebDriver', setting: '' },
};

/** Ends the program where this browser is missing. */
export function needBrowser(name) {
  const { packages, path, setting } = browsers[name] ?? stop(`There are tests in ${Object.keys(browsers).join(', ')}.`);
  if (existsSync(path)) return;
  const named = setting ? `, or name one in ${setting}` : '';
  stop(`The tests need ${packages.join(' and ')}: install it with your package manager${named}, then run this again.`);
}

/** Ends the program where the elements were never built. */
export function needBuild() {
  if (!existsSync('dist/custom-elements.json'))
    stop('These tests look at the built elements: run npm run build first.');
}

/** Ends the program with a sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
