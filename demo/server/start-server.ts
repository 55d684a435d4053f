import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

import type { Agency } from './agency';
import { ownAnalytics, type AnalyticsCode } from './analytics';
import { createApp, type Shown } from './app';
import { BackgroundWork } from './background-work';
import type { Captcha } from './captcha';
import { demoAgency } from './demo-agency';
import type { Environment, Services } from './environment';
import { prepareGoodbye } from './goodbye';
import { startHousekeeping } from './housekeeping';
import { defaultLimits, type RateLimits } from './limits';
import type { Log } from './log';
import { chooseMailer, type MailOptions } from './mail/choose-mailer';
import type { Mailer } from './mail/mail';
import { startMailRounds } from './mail/mail-rounds';
import { openDatabase, type DatabaseOptions } from './open-database';
import { unguessable } from './seal';
import { siteUrlOf } from './site-address';

/** Options of a server; by default it keeps everything in memory and listens on a port chosen by the system. */
export interface ServerOptions extends Shown, DatabaseOptions, MailOptions {
  port?: number;
  host?: string;
  /** The site's public address; by default the server's own. */
  siteUrl?: string;
  /** Key that signs cookies and tokens; must be the same on every instance. */
  secret?: string;
  trustedProxies?: number;
  captcha?: Captcha | undefined;
  /** The agency of its pages and leads; the demo's own by default. */
  agency?: Agency;
  /** The site's analytics code; the demo's own by default. */
  analytics?: AnalyticsCode | undefined;
  limits?: Partial<RateLimits>;
  mailer?: Mailer;
  log?: Log;
}

/** A running server. */
export interface RunningServer {
  url: string;
  services: Services;
  /** Finishes the requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** Allows for the query string of a very detailed polygon. */
const largestHeader = 64 * 1024;
/** Longer than load balancers keep a connection, so that none sends a request on one that is being closed. */
const keepAliveTimeout = 75_000;

/** Starts the agency's server and waits until it answers. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { log = () => {}, secret = unguessable(), trustedProxies = 0 } = options;
  let opened = (_app: Hono<Environment>): void => {};
  const app = new Promise<Hono<Environment>>((resolve) => (opened = resolve));
  // The port is opened before anything is prepared, so that a port in use is reported at once.
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const response = await (await app).fetch(request, bindings);
      // A further request on a connection that is about to be closed would be lost.
      if (!server.listening) response.headers.set('Connection', 'close');
      return response;
    },
    serverOptions: { maxHeaderSize: largestHeader, keepAliveTimeout },
  }) as Server;
  const stop = prepareGoodbye(server);
  const url = await listen(server, options);
  const open = await openDatabase(options).catch((error: unknown) => abandon(server, error));
  const background = new BackgroundWork(log);
  const services: Services = {
    agency: options.agency ?? demoAgency,
    analytics: options.analytics ?? ownAnalytics,
    background,
    captcha: options.captcha,
    database: open.database,
    limits: { ...defaultLimits, ...options.limits },
    log,
    mailer: options.mailer ?? chooseMailer(options),
    secret,
    siteUrl: siteUrlOf(options, url),
    trustedProxies,
  };
  try {
    opened(createApp(services, options));
  } catch (error) {
    await open.close();
    abandon(server, error);
  }
  const stopHousekeeping = startHousekeeping(services);
  const stopMails = startMailRounds(services);
  return {
    url,
    services,
    async close() {
      stopHousekeeping();
      stopMails();
      await stop();
      await background.finish();
      await open.close();
    },
  };
}

async function listen(server: Server, { port = 0, host = '127.0.0.1' }: ServerOptions): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
}

function abandon(server: Server, error: unknown): never {
  server.close();
  server.closeAllConnections();
  throw error;
}
