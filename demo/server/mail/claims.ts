import { sql } from 'drizzle-orm';

/**
 * When a claim to send emails counts as abandoned: no mail server takes that long. In whole milliseconds, like dates in
 * JavaScript, so that whoever made the claim can recognise it.
 */
export const endOfClaim = sql`date_trunc('milliseconds', now()) + interval '30 minutes'`;

/** When an email that failed is due again: before the next round of emails. */
export const afterFailure = sql`now() + interval '5 minutes'`;

/**
 * How long emails that fail are tried again: mail servers too give up after some days. In hours: where the clocks
 * change, the days of a database are longer or shorter.
 */
export const longestDelay = '120 hours';
