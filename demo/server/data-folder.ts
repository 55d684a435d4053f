import { rmSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { unguessable } from './seal';

/** The folder that keeps what the server must not lose: the one in the environment, otherwise `.data`. */
export function dataFolderOf({ DATA_DIR }: NodeJS.ProcessEnv): string {
  return DATA_DIR || fileURLToPath(new URL('../../.data', import.meta.url));
}

/** Creates the folder, or closes the one that is there, so that no other account of the machine can read what is in it. */
export async function keepPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder of another user, or a drive that knows no permissions: who set it up has decided.
  await chmod(folder, 0o700).catch(() => undefined);
}

/** Locks the folder for this process until it ends: two processes at once would corrupt the embedded database. */
export async function claimFolder(folder: string): Promise<void> {
  const lock = join(folder, 'server.pid');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = String(process.pid);
  if (!(await createFile(lock, own))) {
    const owner = await readFile(lock, 'utf8');
    // In a container the process after a crash may have the number of the one before.
    const isOurs =
      owner === own || (!isAlive(Number(owner)) && (await removeLeft(lock, owner)) && (await createFile(lock, own)));
    if (!isOurs) {
      const holder = await readFile(lock, 'utf8').catch(() => owner);
      throw new Error(
        `${folder} is in use by process ${holder}. Stop it, set DATA_DIR, or delete ${lock} if it is not.`,
      );
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** Removes the lock that an ended process left; false when another process has just done so and taken its place. */
async function removeLeft(lock: string, owner: string): Promise<boolean> {
  const aside = `${lock}.${unguessable()}`;
  try {
    // Only one of several processes can move it.
    await rename(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  const isLeft = (await readFile(aside, 'utf8')) === owner;
  if (!isLeft) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
  return isLeft;
}

/** The secret in the environment, otherwise the one stored in the folder. */
export async function secretOf({ SECRET }: NodeJS.ProcessEnv, folder: string): Promise<string> {
  return SECRET || keptSecret(folder);
}

/** The secret stored in the folder, generated at the first start. */
export async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
