import { join } from 'node:path';

import { claimFolder, dataFolderOf, secretOf } from './data-folder';
import { demoAgency } from './demo-agency';
import { explainFailure } from './explain-failure';
import { jsonLog } from './log';
import { sendAlerts } from './mail/alerts';
import { chooseMailer } from './mail/choose-mailer';
import { adviceOn, refuseMistypedSettings } from './mistyped-settings';
import { openDatabase } from './open-database';
import { portOf, siteUrlOf } from './site-address';

const { env } = process;
const folder = dataFolderOf(env);
const databaseUrl = env['DATABASE_URL'];

try {
  refuseMistypedSettings(env);
  if (!databaseUrl) await claimFolder(folder);
  const { database, close } = await openDatabase({ databaseUrl, databaseFolder: join(folder, 'database') });
  const { mails, failures } = await sendAlerts({
    agency: demoAgency,
    database,
    log: jsonLog,
    mailer: chooseMailer({ smtpUrl: env['SMTP_URL'], mailFolder: join(folder, 'mail') }),
    secret: await secretOf(env, folder),
    siteUrl: siteUrlOf({ siteUrl: env['SITE_URL'] }, `http://127.0.0.1:${portOf(env)}`),
  }).finally(close);
  process.stderr.write(adviceOn(env));
  process.stdout.write(`${mails} ${mails === 1 ? 'email' : 'emails'} sent, ${failures} failed\n`);
  if (failures > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${explainFailure(error, { databaseUrl }, 'No emails were sent')}\n`);
  process.exitCode = 1;
}
