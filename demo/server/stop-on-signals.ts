import type { RunningServer } from './start-server';

/** A terminal sends Ctrl-C to every process, and npm and `npm start` pass it on as well. */
const oneKeyPress = 1000;

/** Stops the server on a termination signal; the process ends once everything is closed, or at once on the next one. */
export function stopOnSignals(server: RunningServer): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) void server.close();
      stoppingSince ??= Date.now();
      if (Date.now() - stoppingSince > oneKeyPress) process.exit(1);
    });
  }
}
