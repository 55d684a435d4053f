import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { CookieOptions } from 'hono/utils/cookie';

import { isTokenValid, issueToken } from './authenticity-token';
import type { Database } from './database';
import { sessions, users, type User } from './schema';
import { fingerprint, unguessable } from './seal';

const cookieName = 'agency_session';
const sessionDays = 30;

/** What sessions are stored and signed with. */
interface SessionServices {
  database: Database;
  secret: string;
}

/** The visitor behind a request, by the session cookie. A visitor who is not signed in causes no database query. */
export class Visitor {
  readonly #c: Context;
  readonly #services: SessionServices;
  #sessionId: Promise<string> | undefined;
  #user: Promise<User | undefined> | undefined;

  constructor(c: Context, services: SessionServices) {
    this.#c = c;
    this.#services = services;
  }

  /** The signed-in user, or undefined. */
  user(): Promise<User | undefined> {
    this.#user ??= this.#findUser();
    return this.#user;
  }

  /** The signed-in user; throws a 401 when there is none. */
  async signedInUser(): Promise<User> {
    const user = await this.user();
    if (user) return user;
    throw new HTTPException(401, { res: signedOut(this.#c) });
  }

  /** A fresh authenticity token for this visitor's pages. */
  async authenticityToken(): Promise<string> {
    this.#sessionId ??= this.#readCookie().then((id) => id ?? this.#startSession());
    return issueToken(this.#services.secret, await this.#sessionId);
  }

  /** Whether the token was issued to this visitor. */
  async owns(token: unknown): Promise<boolean> {
    const sessionId = await this.#readCookie();
    return sessionId !== undefined && isTokenValid(this.#services.secret, sessionId, token);
  }

  /**
   * Signs the user in under a new session id, which prevents session fixation. Returns false, and changes nothing, when
   * the password has been changed since the user was read: somebody who knew only the old one would stay signed in.
   */
  signIn(user: User): Promise<boolean> {
    return this.signInAs(async () => user);
  }

  /** Signs in the user that the function finds; what it does happens together with the new session or not at all. */
  async signInAs(find: (transaction: Database) => Promise<User | undefined>): Promise<boolean> {
    const sessionId = unguessable();
    const user = await this.#services.database.transaction(async (transaction) => {
      const found = await find(transaction);
      if (!found || !(await storeSession(transaction, sessionId, found))) return undefined;
      await this.#endSession(transaction);
      return found;
    });
    if (!user) return false;
    this.#sessionId = this.#startSession(sessionId);
    this.#user = Promise.resolve(user);
    await this.#sessionId;
    return true;
  }

  /** Signs out and starts a new anonymous session. */
  async signOut(): Promise<void> {
    await this.#endSession(this.#services.database);
    this.#sessionId = this.#startSession();
    this.#user = Promise.resolve(undefined);
    await this.#sessionId;
  }

  async #findUser(): Promise<User | undefined> {
    const sessionId = await this.#readCookie();
    if (sessionId === undefined) return undefined;
    const [row] = await this.#services.database
      .select({ user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.idHash, fingerprint(sessionId)), gt(sessions.expiresAt, sql`now()`)));
    return row?.user;
  }

  async #endSession(database: Database): Promise<void> {
    const sessionId = await this.#readCookie();
    if (sessionId === undefined) return;
    await database.delete(sessions).where(eq(sessions.idHash, fingerprint(sessionId)));
  }

  async #readCookie(): Promise<string | undefined> {
    const { prefix } = this.#cookie();
    const { secret } = this.#services;
    const id = await (prefix
      ? getSignedCookie(this.#c, secret, cookieName, prefix)
      : getSignedCookie(this.#c, secret, cookieName));
    return id || undefined;
  }

  async #startSession(id = unguessable()): Promise<string> {
    await setSignedCookie(this.#c, cookieName, id, this.#services.secret, this.#cookie());
    return id;
  }

  #cookie(): CookieOptions {
    const shared = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: sessionDays * 24 * 60 * 60 } as const;
    return isEncrypted(this.#c) ? { ...shared, secure: true, prefix: 'host' } : shared;
  }
}

/** Stores a session within a transaction; false when the user's password is no longer the one that was read. */
async function storeSession(transaction: Database, sessionId: string, user: User): Promise<boolean> {
  const [unchanged] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    // A password change waits for this, and then finds the session to end.
    .for('share');
  if (!unchanged) return false;
  const expiresAt = sql`now() + make_interval(days => ${sessionDays}::integer)`;
  await transaction.insert(sessions).values({ idHash: fingerprint(sessionId), userId: user.id, expiresAt });
  return true;
}

/** The answer to a visitor who would have to be signed in. */
export const signedOut = (c: Context) => c.json({ message: 'Please sign in', code: 'signed_out' }, 401);

/** Whether the visitor's connection is encrypted, here or at a proxy in front. */
export function isEncrypted(c: Context): boolean {
  // Each proxy may add the protocol that it was reached by; the visitor's comes first.
  const [outermost = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',');
  return c.req.url.startsWith('https:') || outermost.trim().toLowerCase() === 'https';
}
