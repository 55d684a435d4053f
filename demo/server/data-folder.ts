import { rmSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { unguessable } from './seal';

/** Makes the folder this process's own until it ends, since the embedded database would not survive two at once. */
export async function claimFolder(folder: string): Promise<void> {
  const lock = join(folder, 'server.pid');
  await mkdir(folder, { recursive: true });
  if (!(await createFile(lock, String(process.pid)))) {
    const owner = Number(await readFile(lock, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(
        `${folder} is in use by process ${owner}. Stop it, set DATA_DIR, or delete ${lock} if it is not.`,
      );
    }
    await writeFile(lock, String(process.pid));
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** The secret kept in the folder, made at the first start. */
export async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  await createFile(file, unguessable());
  return readFile(file, 'utf8');
}

/** Creates a file that others never see half written; false when there is one already. */
async function createFile(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${unguessable()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function isAlive(owner: number): boolean {
  try {
    return owner > 0 && process.kill(owner, 0);
  } catch {
    return false;
  }
}
