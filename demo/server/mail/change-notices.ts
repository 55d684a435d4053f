import { eq, lt, lte, sql } from 'drizzle-orm';

import type { Database } from '../database';
import type { Services } from '../environment';
import { errorFacts } from '../log';
import { changeNotices, type AccountNews, type User } from '../schema';
import { accountMail } from './account-mails';
import { afterFailure, endOfClaim, longestDelay } from './claims';
import { isRecipientRefused } from './mail';

type NoticeServices = Pick<Services, 'agency' | 'database' | 'log' | 'mailer' | 'siteUrl'>;

/** Records, within the transaction of a change, that the account's owner must be told of it at this address. */
export async function noteChange(
  transaction: Pick<Database, 'insert'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  change: AccountNews,
): Promise<void> {
  await transaction.insert(changeNotices).values({ userId: id, email, change });
}

/** Emails account owners the notices due to them; what fails is due in the next round. The signal ends the round. */
export async function sendChangeNotices(services: NoticeServices, stop?: AbortSignal): Promise<void> {
  const { database, log, mailer } = services;
  let notice;
  while (!stop?.aborted && (notice = await claimNext(services))) {
    const claimed = eq(changeNotices.id, notice.id);
    let isSettled = true;
    try {
      await mailer.send(accountMail(services, notice.email, notice.change));
    } catch (error) {
      log('change notice failed', errorFacts(error));
      isSettled = isRecipientRefused(error);
    }
    if (isSettled) await database.delete(changeNotices).where(claimed);
    else await database.update(changeNotices).set({ mailClaimedUntil: afterFailure }).where(claimed);
  }
}

/** Claims the next notice that is due, skipping those claimed by another instance. */
async function claimNext({ database }: NoticeServices) {
  const due = database
    .select({ id: changeNotices.id })
    .from(changeNotices)
    .where(lte(changeNotices.mailClaimedUntil, sql`now()`))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(changeNotices)
    .set({ mailClaimedUntil: endOfClaim })
    .where(sql`${changeNotices.id} = (${due})`)
    .returning();
  return claimed;
}

/** Removes notices that could not be sent for days. */
export async function removeOldChangeNotices({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.delete(changeNotices).where(lt(changeNotices.createdAt, sql`now() - ${longestDelay}::interval`));
}
