import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generate } from '../../demo/seed/index';
import { demoAgency } from '../../demo/server/demo-agency';
import { defaultLimits, type RateLimits } from '../../demo/server/limits';
import { startServer, type RunningServer } from '../../demo/server/start-server';

/** A whole test run signs in more often than the usual limits allow. */
const limits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { attempts: 100_000, minutes: 1 }]),
) as Record<keyof RateLimits, { attempts: number; minutes: number }>;

/** Open on every working day: most of the tests' pages name no day on which it is closed. */
const agency = { ...demoAgency, closedDays: [] };

const seed = async () => generate({ seed: 1, properties: 120 });

/** Starts the reference server with a small agency in memory, on a port chosen by the system. */
export async function startTestServer(): Promise<RunningServer> {
  const mailFolder = await mkdtemp(join(tmpdir(), 'agency-mail-'));
  const server = await startServer({ agency, seed, mailFolder, limits });
  return {
    ...server,
    async close() {
      await server.close();
      await rm(mailFolder, { recursive: true, force: true });
    },
  };
}
