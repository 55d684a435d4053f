import { fileURLToPath } from 'node:url';

import { esbuildPlugin } from '@web/dev-server-esbuild';

import { firmStyles, joinedStyles } from '../../src/build/styles.mjs';
import { agencyServer } from './agency-server.mjs';
import { browser } from './browsers.mjs';
import { freePort } from './free-port.mjs';
import { frontWindow } from './front-window.mjs';
import { moduleServer } from './module-server.mjs';
import { toldFailures } from './told-failures.mjs';
import { vendor } from './vendor.mjs';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const name = process.env.BROWSER ?? 'chromium';
// React reports mistakes only in its development build; the other browsers run the faster one that visitors get.
const env = name === 'chromium' ? 'development' : 'production';
const agency = agencyServer();

const styleSheets = { '/agency.css': joinedStyles, '/agency.firm.css': firmStyles };

export default {
  rootDir,
  port: await freePort(),
  files: ['test/{core,ui,api,state,features}/**/*.test.{ts,tsx}', 'test/elements.test.ts'],
  nodeResolve: { browser: true, exportConditions: ['browser', env] },
  concurrency: 1,
  browsers: [browser(name)],
  browserStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 60_000 } },
  filterBrowserLogs: ({ type }) => type === 'debug',
  middleware: [agency.middleware],
  plugins: [
    frontWindow(),
    moduleServer(),
    toldFailures(),
    {
      name: 'styles',
      serve: ({ path }) => (path in styleSheets ? { body: styleSheets[path](), type: 'css' } : undefined),
    },
    agency,
    await vendor({ root: rootDir, env }),
    {
      name: 'environment',
      transform: (context) =>
        context.response.is('js') && typeof context.body === 'string' && context.body.includes('process.env.NODE_ENV')
          ? { body: context.body.replaceAll('process.env.NODE_ENV', JSON.stringify(env)) }
          : undefined,
    },
    esbuildPlugin({ ts: true, tsx: true, target: 'es2022', tsconfig: `${rootDir}/tsconfig.json` }),
  ],
};
