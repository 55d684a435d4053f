import { browsers } from './needs.mjs';

/** How Chromium is started, with these switches besides: as root it does without its sandbox. */
export const chromiumOptions = (...switches) => ({
  executablePath: browsers.chromium.path,
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...switches],
});
