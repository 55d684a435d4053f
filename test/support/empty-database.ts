import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { PGlite } from '@electric-sql/pglite';

const { devDependencies } = createRequire(import.meta.url)('../../package.json') as Record<
  string,
  Record<string, string>
>;
const file = join('.cache', `empty-database-${devDependencies?.['@electric-sql/pglite']}.tar`);

// A test is over before the optimised code of the engine has paid for its compilation.
setFlagsFromString('--liftoff-only');

/** A dump of an empty embedded database; making one takes seconds, so it is kept for all tests. */
export async function emptyDatabase(): Promise<Blob> {
  const kept = await readFile(file).catch(() => undefined);
  return new Blob([new Uint8Array(kept ?? (await makeOne()))]);
}

async function makeOne(): Promise<Buffer> {
  const engine = await PGlite.create();
  const dump = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  await mkdir('.cache', { recursive: true });
  // Renamed when complete, so that other tests see the whole file or none.
  await writeFile(`${file}.${process.pid}`, dump);
  await rename(`${file}.${process.pid}`, file);
  return dump;
}
