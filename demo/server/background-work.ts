import { errorFacts, type Log } from './log';

/** Work done after the response, so that the response time reveals nothing; stopping the server waits for it. */
export class BackgroundWork {
  readonly #tasks = new Set<Promise<void>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Starts the task; a failure is logged. */
  start(task: () => Promise<void>): void {
    const running = task()
      .catch((error: unknown) => this.#log('background work failed', errorFacts(error)))
      .finally(() => this.#tasks.delete(running));
    this.#tasks.add(running);
  }

  /** Waits until all tasks have ended. */
  async finish(): Promise<void> {
    await Promise.all(this.#tasks);
  }
}
