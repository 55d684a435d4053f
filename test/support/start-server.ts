import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defaultLimits, type RateLimits } from '../../demo/server/limits';
import type { SeedData } from '../../demo/server/schema';
import { startServer, type RunningServer } from '../../demo/server/start-server';

/** A whole test run signs in more often than the usual limits allow. */
const limits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { attempts: 100_000, minutes: 1 }]),
) as Record<keyof RateLimits, { attempts: number; minutes: number }>;

/** Starts the reference server with a small agency in memory, on a port chosen by the system. */
export async function startTestServer(): Promise<RunningServer> {
  const mailFolder = await mkdtemp(join(tmpdir(), 'agency-mail-'));
  const server = await startServer({ seed, mailFolder, limits });
  return {
    ...server,
    async close() {
      await server.close();
      await rm(mailFolder, { recursive: true, force: true });
    },
  };
}

async function seed(): Promise<SeedData> {
  const generator = new URL('../../demo/seed/index.ts', import.meta.url);
  if (!existsSync(generator)) return { places: [], branches: [], staff: [], properties: [], articles: [] };
  const { generate } = (await import(generator.href)) as {
    generate(options: { seed: number; properties: number }): SeedData;
  };
  return generate({ seed: 1, properties: 120 });
}
