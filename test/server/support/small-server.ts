import { existsSync } from 'node:fs';

import { startServer } from '../../../demo/server/start-server';
import { stopOnSignals } from '../../../demo/server/stop-on-signals';
import { emptyDatabase } from '../../support/empty-database';
import { smallAgency } from './agency-data';

const { env } = process;
const databaseUrl = env['DATABASE_URL'];
const databaseFolder = env['DATABASE_FOLDER'];
const isNew = !databaseUrl && !(databaseFolder && existsSync(databaseFolder));
const server = await startServer({
  databaseUrl,
  databaseFolder,
  databaseDump: isNew ? await emptyDatabase() : undefined,
  mailFolder: env['MAIL_FOLDER'],
  secret: env['SECRET'],
  seed: async () => smallAgency(),
});
stopOnSignals(server);
process.stdout.write(`${server.url}\n`);
