import { attempt } from './attempt';
import { parse, valueAt } from './json';

/** The platform's own store of page data, where a site has it. */
interface Platform {
  get?: (key: string) => unknown;
  getConfig?: (key: string) => unknown;
  kickEvent?: (name: string, ...details: unknown[]) => void;
}

// Not by id: an element with the same id, which an editor of the page may write, must not hide the block.
const BLOCK = 'script#agency-data[type="application/json"]';
/** Tells all readers that there is more page data, or another page. */
const CONFIGURED = 'agency-configured';
let lastRead: { block: Element | null; text: string; data: Record<string, unknown> } | undefined;

/**
 * Everything the page tells its elements, by key: what `Agency.configure()` was given, then the JSON block
 * `agency-data`, then the platform's own store for keys that neither has. Nothing here is checked yet.
 */
export function readPage(keys: readonly string[]): Record<string, unknown> {
  const stored = Object.fromEntries(keys.map((key) => [key, askPlatform(key)]));
  return over(stored, over(readBlock(), configured()));
}

/** `above` before `below`, also where they spell a key differently, as `agency_name` and `agencyName`. */
function over(below: Record<string, unknown>, above: Record<string, unknown>): Record<string, unknown> {
  const given = new Set(Object.keys(above).map(spelt));
  return { ...Object.fromEntries(Object.entries(below).filter(([key]) => !given.has(spelt(key)))), ...above };
}

/** Listens for more data from `Agency.configure()`, or for a different block; returns a function to stop. */
export function onConfigured(listener: () => void) {
  document.addEventListener(CONFIGURED, listener);
  return () => document.removeEventListener(CONFIGURED, listener);
}

/** The block of page data: another element is another page. */
export const pageBlock = () => document.querySelector(BLOCK);

/** Has the page read again if a script such as Turbo replaced it without a reload. */
export function noticeNewPage() {
  if (lastRead && pageBlock() !== lastRead.block) document.dispatchEvent(new CustomEvent(CONFIGURED));
}

/** Has the page read again once it is parsed: the block may stand after tags that an async script draws before. */
export function noticeRestOfPage() {
  if (document.readyState !== 'loading') return;
  const notice = () =>
    lastRead && textIn(pageBlock()) !== lastRead.text && document.dispatchEvent(new CustomEvent(CONFIGURED));
  document.addEventListener('DOMContentLoaded', notice, { once: true });
}

/** Settles once the page is parsed and its rest is read. */
export function pageParsed(): Promise<void> {
  return new Promise((done) => {
    if (document.readyState !== 'loading') done();
    else document.addEventListener('DOMContentLoaded', () => setTimeout(done), { once: true });
  });
}

/** Tells page scripts what happened: as a DOM event on the document, and through the platform where it exists. */
export function announce(name: string, ...details: unknown[]) {
  const detail: unknown = details.length > 1 ? details : details[0];
  document.dispatchEvent(new CustomEvent(`agency-${name.replaceAll('_', '-')}`, { detail, bubbles: true }));
  try {
    platform('Homeflow')?.kickEvent?.(name, ...details);
  } catch (error) {
    console.error(`A page script failed on ${name}.`, error);
  }
}

function readBlock() {
  const blocks = document.querySelectorAll(BLOCK);
  const text = textIn(blocks[0]);
  if (lastRead?.text === text) {
    lastRead.block = blocks[0] ?? null;
    return lastRead.data;
  }
  const written = parse(text);
  if (!isRecord(written))
    console.error(`The page data in #agency-data is not a JSON object${mistakeIn(text)}. All defaults are used.`);
  if (blocks.length > 1)
    console.error(`Of ${blocks.length} blocks of page data, #agency-data, only the first is read.`);
  if (!blocks[0]) reportUnread();
  lastRead = { block: blocks[0] ?? null, text, data: isRecord(written) ? written : {} };
  return lastRead.data;
}

/** Trimmed, also of the byte order mark with which some editors begin a file. */
const textIn = (block: Element | null | undefined) => block?.textContent.trim() ?? '{}';

/** The browser's message about a syntax error; empty if there is none. */
function mistakeIn(text: string) {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return `: ${(error as Error).message}`;
  }
}

function reportUnread() {
  const like = [...document.querySelectorAll('#agency-data')].find(({ textContent }) => /^\s*\{/.test(textContent));
  if (like)
    console.error(
      'The page data in #agency-data is not read: its block must begin with <script type="application/json" id="agency-data">.',
    );
}

function configured() {
  const given = valueAt(Reflect.get(globalThis, 'Agency'), 'configured');
  return isRecord(given) ? given : {};
}

const spelt = (key: string) => key.replaceAll('_', '').toLowerCase();

const askPlatform = (key: string) =>
  attempt(() => platform('Homeflow')?.get?.(key) ?? platform('Ctesius')?.getConfig?.(key));

// An element with this id would also be a property of `window`, and is not the platform.
function platform(name: 'Homeflow' | 'Ctesius') {
  const found: unknown = Reflect.get(globalThis, name);
  return (typeof found === 'object' || typeof found === 'function') && !(found instanceof Node)
    ? (found as Platform | null)
    : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Node);
