import type { HttpBindings } from '@hono/node-server';
import type { SecureHeadersVariables } from 'hono/secure-headers';

import type { Raw } from '../../src/domain/reading';
import type { Agency } from './agency';
import type { AnalyticsCode } from './analytics';
import type { BackgroundWork } from './background-work';
import type { Captcha } from './captcha';
import type { Database } from './database';
import type { RateLimits } from './limits';
import type { Log } from './log';
import type { Mailer } from './mail/mail';
import type { Visitor } from './visitor';

/** What the routes use. All their state is in the database, so that any number of instances can run. */
export interface Services {
  agency: Agency;
  /** Analytics code that pages run once the visitor has consented. */
  analytics: AnalyticsCode;
  database: Database;
  mailer: Mailer;
  log: Log;
  background: BackgroundWork;
  /** Captcha service of accounts and leads; none by default. */
  captcha?: Captcha | undefined;
  /** Key that signs cookies and tokens; the same on every instance. */
  secret: string;
  limits: RateLimits;
  /** The site's address for links in emails; never taken from a request, whose Host header could be forged. */
  siteUrl: string;
  /** How many proxies are in front of the server, each adding to X-Forwarded-For. */
  trustedProxies: number;
}

/** What a request carries: its parsed body, or the reason it is refused. */
export interface Environment {
  Bindings: HttpBindings & { fields: Raw; refusal?: unknown };
  Variables: SecureHeadersVariables & { visitor: Visitor };
}
