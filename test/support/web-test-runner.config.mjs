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
const agency = agencyServer();

const styleSheets = { '/agency.css': joinedStyles, '/agency.firm.css': firmStyles };

export default {
  rootDir,
  port: await freePort(),
  files: ['test/{core,ui,api,state,features}/**/*.test.{ts,tsx}', 'test/elements.test.ts'],
  nodeResolve: { browser: true, exportConditions: ['browser', 'development'] },
  concurrency: 1,
  browsers: [browser(process.env.BROWSER)],
  browserStartTimeout: 60_000,
  testsFinishTimeout: 150_000,
  testFramework: { config: { timeout: 30_000 } },
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
    await vendor({ root: rootDir }),
    {
      name: 'environment',
      transform: (context) =>
        context.response.is('js') && typeof context.body === 'string' && context.body.includes('process.env.NODE_ENV')
          ? { body: context.body.replaceAll('process.env.NODE_ENV', '"development"') }
          : undefined,
    },
    esbuildPlugin({ ts: true, tsx: true, target: 'es2022', tsconfig: `${rootDir}/tsconfig.json` }),
  ],
};
