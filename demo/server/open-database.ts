import { openPglite, openPostgres, type OpenDatabase } from './database';
import { fillWith } from './fill-database';
import type { SeedData } from './schema';

/** Where the data is kept, and what an empty database is filled with. */
export interface DatabaseOptions {
  /** PostgreSQL connection URL; by default the embedded database is used. */
  databaseUrl?: string;
  /** Folder of the embedded database; by default it is kept in memory. */
  databaseFolder?: string;
  /** A dump of an empty embedded database, which opens faster than creating a new one. */
  databaseDump?: Blob;
  /** Source of the data for an empty database; by default the demo's. */
  seed?: () => Promise<SeedData>;
}

/** Opens the database in the options and fills it when it is empty. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, databaseFolder: folder, databaseDump: dump, seed = demoData } = options;
  return databaseUrl ? openPostgres(databaseUrl, fillWith(seed)) : openPglite({ folder, dump }, fillWith(seed));
}

async function demoData(): Promise<SeedData> {
  const { generate } = await import('../seed/index');
  return generate({ seed: 1, properties: 1200 });
}
