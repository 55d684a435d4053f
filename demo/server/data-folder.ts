import { rmSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { unguessable } from './seal';

/** Locks the folder for this process until it ends: two processes at once would corrupt the embedded database. */
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

/** The secret in the environment, otherwise the one stored in the folder. */
export async function secretOf({ SECRET }: NodeJS.ProcessEnv, folder: string): Promise<string> {
  return SECRET || keptSecret(folder);
}

/** What to do when machines that share a database may each have a secret of their own; '' when they do not. */
export function secretAdvice({ DATABASE_URL, SECRET }: NodeJS.ProcessEnv): string {
  if (!DATABASE_URL || SECRET) return '';
  return 'SECRET is not set. Machines that share DATABASE_URL need the same one: set it to a long random text.\n';
}

/** The secret stored in the folder, generated at the first start. */
export async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true });
  // A power cut or a full disk may have left it empty, and no cookie can be signed with that.
  if ((await readFile(file, 'utf8').catch(() => undefined)) === '') await rm(file, { force: true });
  await createFile(file, unguessable());
  return readFile(file, 'utf8');
}

/** Creates a file atomically; returns false when it already exists. */
async function createFile(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${unguessable()}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
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
  } catch (error) {
    // The process of another user is alive, and not ours to signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
