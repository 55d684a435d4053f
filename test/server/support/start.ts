import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';

import { Client } from 'pg';

import type { Services } from '../../../demo/server/environment';
import type { Mail } from '../../../demo/server/mail/mail';
import { startServer, type RunningServer, type ServerOptions } from '../../../demo/server/start-server';
import { smallAgency } from './agency-data';
import { emptyDatabase } from '../../support/empty-database';
import { Visit } from './visit';

export { until } from '../../support/watch';

const plenty = { attempts: 10_000, minutes: 1 };
const noLimits: ServerOptions['limits'] = {
  signInByAddress: plenty,
  signInByAccount: plenty,
  signInByAddressAndAccount: plenty,
  registrationByAddress: plenty,
  resetByAddress: plenty,
  resetByAccount: plenty,
  resetByAddressAndAccount: plenty,
  changesByAccount: plenty,
  leadsByAddress: plenty,
  receiptsByAccount: plenty,
};

/** A server for tests, with its mails and log. */
interface TestServer {
  readonly url: string;
  readonly services: Services;
  mails: Mail[];
  logged: string[];
  visit(headers?: Record<string, string>): Visit;
}

/** Starts one server for all tests of a file, on PostgreSQL when DATABASE_URL names one. */
export function serverForTests(options: ServerOptions = {}): TestServer {
  let server: RunningServer;
  const test: TestServer = {
    get url() {
      return server.url;
    },
    get services() {
      return server.services;
    },
    mails: [],
    logged: [],
    visit: (headers) => new Visit(server.url, headers),
  };
  let dropDatabase = async () => {};
  before(async () => {
    const database = await freshDatabase();
    const databaseDump = database.url ? undefined : await emptyDatabase();
    dropDatabase = database.drop;
    server = await startServer({ ...recording(test), databaseUrl: database.url, databaseDump, ...options });
  });
  after(async () => {
    await server.close();
    await dropDatabase();
  });
  return test;
}

/** Options of a small server that records its mails and log lines. */
export function recording({ mails, logged }: Pick<TestServer, 'mails' | 'logged'>): ServerOptions {
  return {
    seed: async () => smallAgency(),
    limits: noLimits,
    mailer: {
      async send(mail) {
        mails.push(mail);
      },
    },
    log: (event, facts) => logged.push(JSON.stringify({ event, ...facts })),
  };
}

/** How a mail server refuses an address for good. */
export const noSuchMailbox = () =>
  Object.assign(new Error('No such mailbox'), { responseCode: 550, command: 'RCPT TO' });

/** A new database on the PostgreSQL of DATABASE_URL; without that, no address, which means the embedded one. */
export async function freshDatabase(): Promise<{ url?: string; drop(): Promise<void> }> {
  const base = process.env['DATABASE_URL'];
  if (!base) return { drop: async () => {} };
  const name = `agency_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onServer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(base, `drop database ${name} with (force)`) };
}

/** A new empty folder. */
export function freshFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'agency-'));
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
