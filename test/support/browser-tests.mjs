// Runs the browser tests. The files that fail are rerun alone in a new browser and reported: a real fault fails twice,
// a stutter of the machine does not. With FAILED_FILES their names are written to that file instead, to be rerun later
// when nothing else is running.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startTestRunner } from '@web/test-runner';

import { needBrowser, needBuild } from './needs.mjs';

const config = fileURLToPath(new URL('web-test-runner.config.mjs', import.meta.url));
const own = process.argv.slice(2);
const isSecond = process.env.SECOND_RUN === 'yes';
const later = process.env.FAILED_FILES;

needBrowser(process.env.BROWSER ?? 'chromium');
if (own.length === 0 || own.some((each) => each.includes('elements.test'))) needBuild();
const runner = await startTestRunner({ autoExitProcess: false, argv: ['--config', config, ...own] });
// It has said why.
if (!runner) process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => runner.stop());
runner.on('stopped', (passed) => {
  const failed = [...new Set([...runner.sessions.failed()].map(({ testFile }) => relative('', testFile)))];
  if (passed || isSecond || failed.length === 0) process.exit(passed ? 0 : 1);
  if (later) {
    writeFileSync(later, failed.join(' '));
    process.exit(1);
  }
  console.log(`\nOnce more, by themselves: ${failed.join(', ')}`);
  const { status } = spawnSync(process.execPath, [...process.execArgv, process.argv[1], '--files', ...failed], {
    stdio: 'inherit',
    env: { ...process.env, SECOND_RUN: 'yes' },
  });
  process.exit(status ?? 1);
});
