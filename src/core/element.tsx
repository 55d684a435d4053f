import r2wcCore from '@r2wc/core';
import type { ComponentType } from 'react';

import {
  isJson,
  readAttribute,
  readObject,
  reportMisspelt,
  toAttribute,
  type Attributes,
  type AttributeType,
} from './attributes';
import { isFree, surviveMoves, type Definition, type Tag } from './definition';
import { ElementProps } from './element-props';
import { bringStyles, openFrame } from './frame';
import { listenFilter, type Listen } from './heard-events';
import { openPortal } from './open-portals';
import { whenVisible } from './visible';
import { wantVisit } from './visit-wanted';

export { json, numberWithin } from './attributes';

type HandlerName<Props> = Extract<keyof Props, `on${Capitalize<string>}`>;
type EventNames<Props> = { [Name in HandlerName<Props>]-?: Tag };

/** A tag's interface to the page: its attributes and events, and when it is drawn. */
export type Contract<Props, Events> = {
  attributes: Attributes<Omit<Props, HandlerName<Props>>>;
  /** Draw only once the element comes near the viewport; its CSS must reserve the height. */
  mount?: 'visible';
  /** Shows no visitor data and makes no requests, so drawing it does not start the visit. */
  standsAlone?: true;
  /** The author's own content stays visible, before what is drawn. */
  keepsContent?: boolean;
  /** Native events to hear beyond the usual ones, see `heardEvents`. */
  listen?: Listen;
} & ([HandlerName<Props>] extends [never] ? { events?: undefined } : { events: Events });

/** Declares a React component as a custom element, drawn by the page's one React root. */
export function defineElement<Name extends Tag, Props extends object, const Events extends EventNames<Props>>(
  tag: Name,
  Component: ComponentType<Props>,
  { attributes, events, mount, listen, standsAlone, keepsContent }: Contract<Props, Events>,
): Definition<Name, Props, Events> {
  if (!isFree(tag)) return { tag };
  const types = Object.entries<AttributeType>(attributes);
  const typeOf = new Map(types.map(([name, type]) => [toAttribute(name), [name, type] as const]));
  const filter = listenFilter(listen);

  const Base = r2wcCore<object, () => void>(
    Component as ComponentType<object>,
    {},
    {
      mount(element) {
        const host = element as Host;
        reportMisspelt(host, AgencyElement.observedAttributes);
        const draw = () => {
          if (!standsAlone) wantVisit();
          return openPortal({
            host,
            frame: openFrame(host, filter, keepsContent),
            props: host[PROPS],
            handlers: dispatchers(host, events),
            Component: Component as ComponentType<object>,
          });
        };
        return mount === 'visible' ? whenVisible(host, draw) : draw();
      },
      update() {},
      unmount: (close) => close(),
    },
  );

  class AgencyElement extends surviveMoves(Base) implements Host {
    static observedAttributes = [...typeOf.keys()];

    readonly [PROPS] = new ElementProps();

    override connectedCallback() {
      for (const [name] of types) honourEarlyProperty(this, name);
      super.connectedCallback();
      bringStyles(this);
    }

    override connectedMoveCallback() {
      bringStyles(this);
    }

    override attributeChangedCallback(attribute: string) {
      const [name, type] = typeOf.get(attribute)!;
      this[PROPS].set(name, readAttribute(this, name, type));
    }
  }

  for (const [name, type] of types) Object.defineProperty(AgencyElement.prototype, name, property(name, type));
  customElements.define(tag, AgencyElement);
  return { tag };
}

const PROPS = Symbol('agency.props');

interface Host extends HTMLElement {
  readonly [PROPS]: ElementProps;
}

/** The property for an attribute: a plain value is stored in the attribute, for JSON the property holds the object. */
function property(name: string, type: AttributeType): PropertyDescriptor & ThisType<Host> {
  const attribute = toAttribute(name);
  return {
    configurable: true,
    enumerable: true,
    get() {
      return this[PROPS].get(name);
    },
    set(value: unknown) {
      const isAbsent = value === undefined || value === null;
      if (isJson(type))
        this[PROPS].set(name, isAbsent ? readAttribute(this, name, type) : readObject(this, name, type, value));
      else if (isAbsent) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value === true ? '' : String(value));
    },
  };
}

/** A property that the page set before the script loaded would hide the accessor of the class: sets it again. */
function honourEarlyProperty(element: HTMLElement, name: string) {
  if (!Object.hasOwn(element, name)) return;
  const value: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}

/** One handler per event; calling it returns false when the page cancelled the event. */
function dispatchers(host: HTMLElement, events: Record<string, string> = {}) {
  return Object.fromEntries(
    Object.entries(events).map(([handler, name]) => [
      handler,
      (detail?: unknown) =>
        // What was sent may be answered after a dialog is closed, and its element gone.
        (host.isConnected ? host : document).dispatchEvent(
          new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
        ),
    ]),
  );
}
