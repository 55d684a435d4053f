import { soon } from './soon';

/** The name of one of our tags. */
export type Tag = `agency-${string}`;

/** A declared tag; the typings of the whole catalogue are derived from it. */
export interface Definition<Name extends Tag = Tag, Props = object, Events = object> {
  tag: Name;
  /** Exists for the compiler only. */
  types?: { props: Props; events: Events };
}

interface Lifecycle extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
}

/** Whether a tag can be declared here: in a browser, and not by another script before us. */
export function isFree(tag: Tag) {
  if (typeof customElements === 'undefined') return false;
  if (customElements.get(tag)) console.warn(`<${tag}> is defined by another script.`);
  return !customElements.get(tag);
}

/** A moved element is disconnected and connected again in one task: it must keep its state. */
export function surviveMoves(Base: CustomElementConstructor) {
  return class extends (Base as new () => Lifecycle) {
    override disconnectedCallback() {
      soon(() => this.isConnected || super.disconnectedCallback());
    }

    // Opts in to moveBefore(), which then does not disconnect at all.
    connectedMoveCallback() {}
  };
}
