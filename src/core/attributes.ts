import { attempt } from './attempt';
import { parse, stringify, type Reader } from './json';

/** An attribute of JSON text, also a property that takes the object itself; its reader checks the shape. */
export interface JsonAttribute<Value> {
  readonly read: Reader<Value>;
}

/** A number within inclusive bounds; without `max` there is no upper bound. */
export interface NumberAttribute {
  readonly min: number;
  readonly max?: number;
}

/** How an attribute is read: a type, a list of allowed words, a number within bounds, or JSON that a reader checks. */
export type AttributeType = keyof typeof readers | readonly string[] | NumberAttribute | JsonAttribute<unknown>;

type TypeOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'number' | NumberAttribute
    : [Value] extends [string]
      ? string extends Value
        ? 'string'
        : readonly Value[]
      : JsonAttribute<Value>;

/** One attribute type per prop; a name every HTML element already has, such as `title`, does not compile. */
export type Attributes<Props> = {
  [Name in keyof Props]-?: Name extends keyof HTMLElement ? never : TypeOf<NonNullable<Props[Name]>>;
};

/** What content management systems print for an unticked box. */
const NO = /^\s*(false|no|off|0)\s*$/i;

const readers = {
  string: (text: string) => text,
  number: (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined),
  boolean: (text: string) => !NO.test(text),
};

/** Declares an attribute of JSON, checked by a reader such as `readProperty`. */
export const json = <Value>(read: Reader<Value>): JsonAttribute<Value> => ({ read });

/** Declares a number attribute with inclusive bounds. */
export const numberWithin = (bounds: NumberAttribute): NumberAttribute => bounds;

/** Whether an attribute holds JSON, so that its property holds an object. */
export const isJson = (type: AttributeType): type is JsonAttribute<unknown> =>
  typeof type === 'object' && 'read' in type;

/** `interestRate` → `interest-rate`. */
export const toAttribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The typed value of an attribute, or undefined when it is absent, empty or wrong; a wrong one is reported. */
export function readAttribute(host: Element, name: string, type: AttributeType) {
  const text = host.getAttribute(toAttribute(name));
  if (text === null || (text.trim() === '' && type !== 'boolean')) return undefined;
  const value = isJson(type)
    ? readJson(type, parse(text))
    : typeof type === 'string'
      ? readers[type](text)
      : isBounded(type)
        ? within(type, readers.number(text))
        : wordOf(type, text);
  return value ?? refuse(host, name, type, text);
}

/** Checks the object or JSON text a script gave a JSON property; a wrong one is reported and becomes undefined. */
export function readObject(host: Element, name: string, type: JsonAttribute<unknown>, value: unknown) {
  return readJson(type, typeof value === 'string' ? parse(value) : value) ?? refuse(host, name, type, written(value));
}

/** A value as JSON text, or as a word when it cannot be written so. */
const written = (value: unknown) =>
  attempt(() => stringify(value) ?? String(value)) ?? Object.prototype.toString.call(value);

/** Reports attributes whose name is nearly one of the element's: `interestRate`, `interest_rate`, `data-price`. */
export function reportMisspelt(host: Element, attributes: readonly string[]) {
  for (const { name, value } of host.attributes) {
    // Not a misspelling: it sets light or dark on any part of a page.
    if (name === 'data-theme') continue;
    const meant = attributes.find((attribute) => bare(attribute) === bare(name));
    if (meant && !host.hasAttribute(meant)) reportIgnored(host, name, value, `the attribute is called ${meant}`);
  }
}

const bare = (name: string) => name.replace(/^data-|[-_]/g, '');

const isBounded = (type: AttributeType): type is NumberAttribute => typeof type === 'object' && 'min' in type;

const within = ({ min, max = Infinity }: NumberAttribute, value = NaN) =>
  value >= min && value <= max ? value : undefined;

function wordOf(words: readonly string[], text: string) {
  const word = text.trim().toLowerCase();
  return words.includes(word) ? word : undefined;
}

const readJson = ({ read }: JsonAttribute<unknown>, value: unknown) => attempt(() => read(value));

function refuse(host: Element, name: string, type: AttributeType, text: string) {
  const expected = isJson(type)
    ? 'JSON of the documented shape'
    : Array.isArray(type)
      ? `one of ${type.join(', ')}`
      : Number.isNaN(Number(text))
        ? 'a number in digits alone, such as 425000 or 4.5'
        : isBounded(type)
          ? `a number ${type.max === undefined ? `of at least ${type.min}` : `from ${type.min} to ${type.max}`}`
          : 'a number';
  reportIgnored(host, toAttribute(name), text, `expected ${expected}`);
  return undefined;
}

/** Names an attribute whose value is of no use; elements whose values need more than a type call it themselves. */
export function reportIgnored({ localName }: { localName: string }, attribute: string, text: string, why: string) {
  console.error(`<${localName}> ignores ${attribute}="${text.slice(0, 80)}": ${why}.`);
}
