import { join } from 'node:path';

import { site } from '../site/index';
import { analyticsFrom } from './analytics';
import { captchaFrom } from './captcha';
import { claimFolder, dataFolderOf, secretOf } from './data-folder';
import { explainFailure } from './explain-failure';
import { jsonLog } from './log';
import { adviceOn, adviceOnProxies, refuseMistypedSettings } from './mistyped-settings';
import { portOf } from './site-address';
import { startServer } from './start-server';
import { stopOnSignals } from './stop-on-signals';

const { env } = process;
const folder = dataFolderOf(env);
const port = portOf(env);
const host = env['HOST'] || '127.0.0.1';
const databaseUrl = env['DATABASE_URL'];

// A log that nobody reads any more, or on a full disk, must not end the server.
process.stderr.on('error', () => {});

try {
  refuseMistypedSettings(env);
  if (!databaseUrl) await claimFolder(folder);
  const server = await startServer({
    port,
    host,
    databaseUrl,
    databaseFolder: join(folder, 'database'),
    mailFolder: join(folder, 'mail'),
    smtpUrl: env['SMTP_URL'],
    siteUrl: env['SITE_URL'],
    secret: await secretOf(env, folder),
    captcha: captchaFrom(env),
    analytics: analyticsFrom(env),
    trustedProxies: Number(env['TRUSTED_PROXIES'] ?? 0),
    log: jsonLog,
    site,
    pictureFolder: join(folder, 'pictures'),
  });
  stopOnSignals(server);
  process.stderr.write(adviceOn(env) + adviceOnProxies(env));
  process.stdout.write(`${server.services.agency.name} is at ${server.url}\n`);
} catch (error) {
  process.stderr.write(`${explainFailure(error, { port, host, databaseUrl }, 'The server could not start')}\n`);
  process.exitCode = 1;
}
