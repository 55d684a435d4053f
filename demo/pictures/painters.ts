import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import type { PaintOrder, Painted } from './painter';

/** Thrown when the queue of pictures is too long. */
export class TooManyPicturesError extends Error {}

interface Waiting {
  resolve(picture: Uint8Array): void;
  reject(error: Error): void;
}

const mostPainters = 4;
const longestQueue = 400;
const script = fileURLToPath(new URL('./painter.ts', import.meta.url));

/** A pool of painter processes, started by the first order and ended with this process. */
export class Painters {
  readonly #painters = Array.from({ length: Math.min(mostPainters, availableParallelism()) }, () => new Painter());

  /** Paints a picture; all sizes of one picture go to one painter, so that it is drawn only once. */
  paint(order: Omit<PaintOrder, 'id'>): Promise<Uint8Array> {
    const waiting = this.#painters.reduce((sum, painter) => sum + painter.waiting, 0);
    if (waiting >= longestQueue) return Promise.reject(new TooManyPicturesError(`${waiting} pictures are waiting.`));
    const painter = this.#painters[share(order.slug, this.#painters.length)];
    return painter?.paint(order) ?? Promise.reject(new Error('There is no painter.'));
  }

  /** Ends all painters; pending orders fail. */
  close(): void {
    for (const painter of this.#painters) painter.close();
  }
}

class Painter {
  #process: ChildProcess | undefined;
  #last = 0;
  readonly #orders = new Map<number, Waiting>();

  get waiting(): number {
    return this.#orders.size;
  }

  paint(order: Omit<PaintOrder, 'id'>): Promise<Uint8Array> {
    const painter = (this.#process ??= this.#start());
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#orders.set(id, { resolve, reject });
      painter.channel?.ref();
      painter.send({ ...order, id }, (error) => error && this.#take(id)?.reject(error));
    });
  }

  close(): void {
    this.#process?.disconnect();
    this.#stop(new Error('The painter was told to stop.'));
  }

  #start(): ChildProcess {
    const execArgv = ['--import', import.meta.resolve('tsx')];
    const started = fork(script, {
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (painted: Painted) => this.#deliver(painted));
    started.once('error', (error) => this.#stop(error));
    started.once('exit', (code) => {
      if (this.#process === started) this.#stop(new Error(`A painter ended with ${code}.`));
    });
    // An idle painter must not keep this process alive.
    started.unref();
    return started;
  }

  #deliver(painted: Painted): void {
    const order = this.#take(painted.id);
    if ('picture' in painted) order?.resolve(painted.picture);
    else order?.reject(new Error(painted.error));
  }

  #take(id: number): Waiting | undefined {
    const order = this.#orders.get(id);
    this.#orders.delete(id);
    if (this.#orders.size === 0) this.#process?.channel?.unref();
    return order;
  }

  #stop(error: Error): void {
    this.#process = undefined;
    for (const order of this.#orders.values()) order.reject(error);
    this.#orders.clear();
  }
}

/** Hashes a text to a number from 0 up to, but not including, `count`. */
function share(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % count;
}
