import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database, Preparation } from './database';
import { articles, branches, places, properties, staff, type SeedData } from './schema';

/** PostgreSQL takes at most 65,535 parameters per statement, and a property has 47. */
const rowsAtOnce = 500;

/** Fills a database without places with the agency's data in one transaction. */
export function fillWith(generate: () => Promise<SeedData>): Preparation {
  return async (database) => {
    const present = await database.select({ id: places.id }).from(places).limit(1);
    if (present.length > 0) return;
    const data = await generate();
    await database.transaction(async (transaction) => {
      await insertAll(transaction, places, data.places);
      await insertAll(transaction, branches, data.branches);
      await insertAll(transaction, staff, data.staff);
      await insertAll(transaction, properties, data.properties);
      await insertAll(transaction, articles, data.articles);
    });
  };
}

async function insertAll<Table extends PgTable>(database: Database, table: Table, rows: Table['$inferInsert'][]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await database.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}
