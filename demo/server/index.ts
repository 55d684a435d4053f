import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { site } from '../site/index';
import { analyticsFrom } from './analytics';
import { captchaFrom } from './captcha';
import { claimFolder, keptSecret } from './data-folder';
import { jsonLog } from './log';
import { startServer } from './start-server';
import { stopOnSignals } from './stop-on-signals';

const { env } = process;
const folder = env['DATA_DIR'] ?? fileURLToPath(new URL('../../.data', import.meta.url));
const port = Number(env['PORT'] ?? 8000);
const databaseUrl = env['DATABASE_URL'];

try {
  if (!databaseUrl) await claimFolder(folder);
  const server = await startServer({
    port,
    host: env['HOST'] ?? '127.0.0.1',
    databaseUrl,
    databaseFolder: join(folder, 'database'),
    mailFolder: join(folder, 'mail'),
    smtpUrl: env['SMTP_URL'],
    siteUrl: env['SITE_URL'],
    secret: env['SECRET'] ?? (await keptSecret(folder)),
    captcha: captchaFrom(env),
    analytics: analyticsFrom(env),
    trustedProxies: Number(env['TRUSTED_PROXIES'] ?? 0),
    log: jsonLog,
    site,
    pictureFolder: join(folder, 'pictures'),
  });
  stopOnSignals(server);
  process.stdout.write(`Hartwell Vane is at ${server.url}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

/** The message for a failed start, with what to do about it. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  if (databaseUrl && code === 'ECONNREFUSED') return 'Nothing answers at DATABASE_URL. Is PostgreSQL running there?';
  return `The server could not start: ${message}`;
}
