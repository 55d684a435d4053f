import { timestamp } from 'drizzle-orm/pg-core';

/** A timestamp column. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}
