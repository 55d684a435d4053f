import type { HttpBindings } from '@hono/node-server';
import type { SecureHeadersVariables } from 'hono/secure-headers';

import type { Agency } from './agency';
import type { AnalyticsCode } from './analytics';
import type { BackgroundWork } from './background-work';
import type { Captcha } from './captcha';
import type { Database } from './database';
import type { Fields } from './fields';
import type { RateLimits } from './limits';
import type { Log } from './log';
import type { Mailer } from './mail';
import type { Visitor } from './visitor';

/** What the routes work with; everything they keep is in the database, so that any number of instances may run. */
export interface Services {
  agency: Agency;
  /** What visitors' pages run once they agreed. */
  analytics: AnalyticsCode;
  database: Database;
  mailer: Mailer;
  log: Log;
  background: BackgroundWork;
  /** Account forms need a proof of this captcha service; none unless told. */
  captcha?: Captcha | undefined;
  /** Signs cookies and tokens; the same on every instance. */
  secret: string;
  limits: RateLimits;
  /** The site's own address, for links in mails; never taken from a request, which could name any host. */
  siteUrl: string;
  /** How many proxies stand before the server, each adding to X-Forwarded-For. */
  trustedProxies: number;
}

/** What comes with a request: its body as read at the door, or why it may not come in. */
export interface Environment {
  Bindings: HttpBindings & { fields: Fields; refusal?: unknown };
  Variables: SecureHeadersVariables & { visitor: Visitor };
}
