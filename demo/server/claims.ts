import { sql } from 'drizzle-orm';

/**
 * When a claim to send mails counts as abandoned: no mail server takes that long. In whole milliseconds, like dates in
 * JavaScript, so that whoever made the claim can recognise it.
 */
export const endOfClaim = sql`date_trunc('milliseconds', now()) + interval '30 minutes'`;
