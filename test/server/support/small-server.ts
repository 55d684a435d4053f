import { startServer } from '../../../demo/server/start-server';
import { stopOnSignals } from '../../../demo/server/stop-on-signals';
import { smallAgency } from './agency-data';

const { env } = process;
const server = await startServer({
  databaseUrl: env['DATABASE_URL'],
  databaseFolder: env['DATABASE_FOLDER'],
  mailFolder: env['MAIL_FOLDER'],
  secret: env['SECRET'],
  seed: async () => smallAgency(),
});
stopOnSignals(server);
process.stdout.write(`${server.url}\n`);
