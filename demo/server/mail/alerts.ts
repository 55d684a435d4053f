import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import { startSearch } from '../../../src/domain/search-address';
import type { Services } from '../environment';
import { errorFacts } from '../log';
import { cardColumns } from '../property-json';
import { alertedProperties, properties, savedSearches, users, type SavedSearch } from '../schema';
import { filtersOf } from '../search/filters';
import { placeOf } from '../search/search-properties';
import { alertMail } from './alert-mail';
import { endOfClaim } from './claims';
import { isMailRefused } from './mail';

type AlertServices = Pick<Services, 'agency' | 'database' | 'log' | 'mailer' | 'secret' | 'siteUrl'>;

/** The outcome of a round of alerts. */
interface Round {
  mails: number;
  failures: number;
}

/**
 * Minimum time between alerts by frequency, a little shorter so that a daily round still fits when the clocks go
 * forward.
 */
const pauses = { I: '0 days', W: '6 days 22 hours', M: '1 month -2 hours' } as const;
/** A property may reach this database days after it was listed. */
const latestArrival = '7 days';
const mostHomes = 200;
/** Mail servers mark down a sender who keeps sending what they refused. */
const afterRefusal = '24 hours';
/** Nobody has checked that a user's address is theirs. */
const mostMailsPerUser = 5;

/**
 * Sends alerts about new homes: one email for each saved search that has any. Each search is claimed in a separate
 * statement, so any number of rounds can run at once. An email that fails is retried in the next round, or the next day
 * when it was refused. The signal ends the round after the email under way.
 */
export async function sendAlerts(services: AlertServices, at = new Date(), stop?: AbortSignal): Promise<Round> {
  const round: Round = { mails: 0, failures: 0 };
  const mails = new Map<number, number>();
  let saved: SavedSearch | undefined;
  while (!stop?.aborted && (saved = await claimNext(services, at, saved?.id ?? 0, servedUsers(mails)))) {
    let claim: SQL | null = null;
    try {
      if (await sendAlert(services, saved, at)) {
        round.mails += 1;
        mails.set(saved.userId, (mails.get(saved.userId) ?? 0) + 1);
      }
    } catch (error) {
      round.failures += 1;
      services.log('alert failed', errorFacts(error));
      if (isMailRefused(error)) claim = sql`now() + ${afterRefusal}::interval`;
    }
    await services.database
      .update(savedSearches)
      .set({ alertClaimedUntil: claim })
      .where(and(eq(savedSearches.id, saved.id), eq(savedSearches.alertClaimedUntil, saved.alertClaimedUntil!)));
  }
  services.log('alerts sent', { ...round });
  return round;
}

/** The users who got as many emails as one round sends them; the next round goes on. */
const servedUsers = (mails: ReadonlyMap<number, number>): number[] =>
  [...mails].filter(([, sent]) => sent >= mostMailsPerUser).map(([userId]) => userId);

/** Claims the next search that is due, skipping those claimed by another instance and those of some users. */
async function claimNext(
  { database }: AlertServices,
  at: Date,
  after: number,
  except: number[],
): Promise<SavedSearch | undefined> {
  const due = database
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(
        gt(savedSearches.id, after),
        notInArray(savedSearches.userId, except),
        ne(savedSearches.alertFrequency, 'N'),
        or(isNull(savedSearches.alertClaimedUntil), lt(savedSearches.alertClaimedUntil, sql`now()`)),
        or(isNull(savedSearches.alertedAt), lte(savedSearches.alertedAt, sql`${moment(at)} - ${pause()}`)),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(savedSearches)
    .set({ alertClaimedUntil: endOfClaim })
    .where(sql`${savedSearches.id} = (${due})`)
    .returning();
  return claimed;
}

/** Sends the alert of one search if it has new homes; returns whether an email was sent. */
async function sendAlert(services: AlertServices, saved: SavedSearch, at: Date): Promise<boolean> {
  const { database } = services;
  const search = startSearch({ path: '', query: saved.query });
  const place = await placeOf(services, search);
  const homes = await database
    .select(cardColumns)
    .from(properties)
    .where(and(filtersOf({ search, place }), isNew(services, saved)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(mostHomes);
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, saved.userId));
  if (homes.length === 0 || !user) return false;
  await services.mailer.send(alertMail(services, { to: user.email, saved, search, place: place ?? undefined, homes }));
  await remember(
    services,
    saved,
    homes.map(({ id }) => id),
    at,
  );
  return true;
}

function isNew({ database }: AlertServices, { id, alertsSince, alertedAt }: SavedSearch): SQL | undefined {
  const told = database
    .select({ id: alertedProperties.propertyId })
    .from(alertedProperties)
    .where(and(eq(alertedProperties.savedSearchId, id), eq(alertedProperties.propertyId, properties.id)));
  return and(
    gt(properties.createdAt, alertsSince),
    alertedAt ? gt(properties.createdAt, sql`${moment(alertedAt)} - ${latestArrival}::interval`) : undefined,
    notExists(told),
  );
}

/** Records the homes in an alert, and deletes records too old to matter. */
async function remember({ database }: AlertServices, { id }: SavedSearch, ids: number[], at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    // Selected, since one may have been deleted while the email was sent.
    const told = transaction
      .select({ savedSearchId: sql<number>`${id}::integer`.as('saved_search_id'), propertyId: properties.id })
      .from(properties)
      .where(inArray(properties.id, ids));
    await transaction.insert(alertedProperties).select(told).onConflictDoNothing();
    const old = transaction
      .select({ id: properties.id })
      .from(properties)
      .where(lte(properties.createdAt, sql`${moment(at)} - ${latestArrival}::interval`));
    await transaction
      .delete(alertedProperties)
      .where(and(eq(alertedProperties.savedSearchId, id), inArray(alertedProperties.propertyId, old)));
    await transaction.update(savedSearches).set({ alertedAt: at }).where(eq(savedSearches.id, id));
  });
}

function pause(): SQL {
  const { I, W, M } = pauses;
  return sql`(case ${savedSearches.alertFrequency} when 'W' then ${W} when 'M' then ${M} else ${I} end)::interval`;
}

function moment(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}
