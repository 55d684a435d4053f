import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';

import { keepPrivate } from './data-folder';
import * as schema from './schema';

/** The agency's database, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database and how to close it. */
export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** Prepares a database before use, run by one instance at a time: fills an empty one. */
export type Preparation = (database: Database) => Promise<void>;

const migrations = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };
/** Advisory lock key: any number, the same on every instance. */
const preparationLock = 20_261_121;
const slowestQuery = 10_000;
const connections = 10;
const network = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens PostgreSQL at the URL; one instance migrates and prepares it while others wait. */
export async function openPostgres(url: string, prepare: Preparation): Promise<OpenDatabase> {
  const client = new Client({ connectionString: url, ...network });
  outliveBreaks(client);
  await client.connect();
  try {
    const database = drizzlePostgres(client, { schema });
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    await migratePostgres(database, migrations);
    await prepare(database);
  } finally {
    await client.end();
  }
  const pool = new Pool({
    connectionString: url,
    max: connections,
    statement_timeout: slowestQuery,
    // The database itself ends slow queries, unless the network to it is gone.
    query_timeout: slowestQuery + 2000,
    ...network,
  });
  // The pool replaces a broken idle connection at the next query.
  outliveBreaks(pool);
  pool.on('connect', outliveBreaks);
  return { database: drizzlePostgres(pool, { schema }), close: () => pool.end() };
}

/** A broken connection fails the queries on it; without a listener its error would end the process as well. */
function outliveBreaks(connection: EventEmitter): void {
  connection.on('error', () => {});
}

/** Where the embedded database is stored: in memory without a folder; a dump of an empty one speeds up creating it. */
interface EmbeddedPlace {
  folder?: string;
  dump?: Blob;
}

/** Opens the embedded PostgreSQL, migrated and prepared. */
export async function openPglite({ folder, dump }: EmbeddedPlace, prepare: Preparation): Promise<OpenDatabase> {
  const finish = folder ? await beginFolder(folder) : async () => {};
  // The engine's own error does not say that it may not write.
  for (const path of folder ? [folder, join(folder, 'PG_VERSION')] : [])
    if (existsSync(path)) await access(path, constants.R_OK | constants.W_OK);
  // The engine lets everybody read and write its files.
  if (folder) await keepPrivate(folder);
  const engine = await PGlite.create(folder, { loadDataDir: dump }).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    // A file that may not be read, or a full disk, says itself what to do.
    if (!folder || code) throw error;
    const advice = 'Move the folder away to begin with a new one.';
    throw new Error(`The database in ${folder} cannot be opened (${message}). ${advice}`, { cause: error });
  });
  const database = drizzlePglite(engine, { schema });
  try {
    await migratePglite(database, migrations);
    await prepare(database);
    await finish();
  } catch (error) {
    // The engine's own timer would keep the process from ending.
    await engine.close();
    throw error;
  }
  return { database, close: () => engine.close() };
}

/**
 * Marks a new folder as unfinished until the returned function is called, and removes one that was never finished: the
 * engine takes whatever is in a folder for a database.
 */
async function beginFolder(folder: string): Promise<() => Promise<void>> {
  const mark = `${folder}.unfinished`;
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true });
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    await writeFile(mark, '');
  }
  return () => rm(mark, { force: true });
}
