import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const started: ChildProcess[] = [];

/**
 * Runs one of the project's programs with Node; it ends with the test at the latest, and so before the optimised code of
 * the database engine has paid for its compilation.
 */
export function run(program: string, env: Record<string, string | undefined>): ChildProcess {
  const child = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', program], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  started.push(child);
  return child;
}

/** The first line a program prints; if it ends without one, its error output. */
export async function firstLine(child: ChildProcess): Promise<string> {
  let printed = '';
  let failure = '';
  child.stderr?.on('data', (text: Buffer) => (failure += text.toString()));
  for await (const text of child.stdout ?? []) {
    printed += String(text);
    if (printed.includes('\n')) return printed.slice(0, printed.indexOf('\n'));
  }
  return failure.trim();
}

/** The exit code of a program. */
export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Ends whatever is still running. */
export function endAll(): void {
  for (const child of started) child.kill('SIGKILL');
}
