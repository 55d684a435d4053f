import { soon } from './soon';

/** The props of one element; React subscribes to them and is told once of all changes in a task. */
export class ElementProps {
  #values: Record<string, unknown> = {};
  #snapshot?: Readonly<Record<string, unknown>>;
  #listeners = new Set<() => void>();
  #tell = () => this.#listeners.forEach((listener) => listener());

  all = () => (this.#snapshot ??= { ...this.#values });

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(name: string) {
    return this.#values[name];
  }

  set(name: string, value: unknown) {
    if (Object.is(this.#values[name], value)) return;
    this.#values[name] = value;
    this.#snapshot = undefined;
    if (this.#listeners.size > 0) soon(this.#tell);
  }
}
