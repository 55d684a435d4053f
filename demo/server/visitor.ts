import { and, eq, gt, ne, sql } from 'drizzle-orm';
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
    throw new HTTPException(401, { res: this.#c.json({ message: 'Please sign in', code: 'signed_out' }, 401) });
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

  /** Signs the user in under a new session id, which prevents session fixation. */
  async signIn(user: User): Promise<void> {
    await this.#endSession();
    const sessionId = await this.#startSession();
    const expiresAt = sql`now() + make_interval(days => ${sessionDays}::integer)`;
    await this.#services.database
      .insert(sessions)
      .values({ idHash: fingerprint(sessionId), userId: user.id, expiresAt });
    this.#sessionId = Promise.resolve(sessionId);
    this.#user = Promise.resolve(user);
  }

  /** Signs the user in here and out everywhere else, for a password change. */
  async signInOnlyHere(user: User): Promise<void> {
    await this.signIn(user);
    const here = fingerprint((await this.#sessionId) ?? '');
    await this.#services.database.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.idHash, here)));
  }

  /** Signs out and starts a new anonymous session. */
  async signOut(): Promise<void> {
    await this.#endSession();
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

  async #endSession(): Promise<void> {
    const sessionId = await this.#readCookie();
    if (sessionId === undefined) return;
    await this.#services.database.delete(sessions).where(eq(sessions.idHash, fingerprint(sessionId)));
  }

  async #readCookie(): Promise<string | undefined> {
    const { prefix } = this.#cookie();
    const { secret } = this.#services;
    const id = await (prefix
      ? getSignedCookie(this.#c, secret, cookieName, prefix)
      : getSignedCookie(this.#c, secret, cookieName));
    return id || undefined;
  }

  async #startSession(): Promise<string> {
    const id = unguessable();
    await setSignedCookie(this.#c, cookieName, id, this.#services.secret, this.#cookie());
    return id;
  }

  #cookie(): CookieOptions {
    const shared = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: sessionDays * 24 * 60 * 60 } as const;
    return isEncrypted(this.#c) ? { ...shared, secure: true, prefix: 'host' } : shared;
  }
}

/** Whether the visitor's connection is encrypted, here or at a proxy in front. */
export function isEncrypted(c: Context): boolean {
  return c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';
}
