import type { RunningServer } from './start-server';

/** Stops the server on a termination signal; the process ends once everything is closed. */
export function stopOnSignals(server: RunningServer): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= server.close();
    });
  }
}
