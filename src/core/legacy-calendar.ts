import { newScript } from './new-script';

/** The platform's two older calendars, as its script names them. */
export type LegacyCalendar = 'Valuation' | 'Viewing';

/** What the script provides for each of them. */
interface Calendar {
  createModal: () => void;
  openModal: (event?: object) => void;
}

const ADDRESS = '/legacy_asset_bundles/legacy_calendar.js';
const OPENER = '.hfview__open';
/** Milliseconds until the visitor is told that it did not load. */
const PATIENCE = 10_000;

/** The script element that we added, where the page has none. */
let own: HTMLScriptElement | undefined;

/** Loads the script, unless the page has loaded it or is loading it; rejects if it does not load. */
export async function loadCalendars(): Promise<void> {
  if (isThere()) return;
  const onPage = document.querySelector<HTMLScriptElement>(`script[src*="${ADDRESS}"]`);
  if (!onPage) own = document.head.appendChild(newScript(ADDRESS));
  await arrival(onPage ?? own!);
}

/** Opens the script's modal, for what was pressed. */
export function openCalendar(name: LegacyCalendar, asked?: unknown) {
  const calendar = calendarOf(name);
  if (!calendar) throw new Error(`${ADDRESS} did not define HFBooking.${name}.`);
  calendar.createModal();
  calendar.openModal(name === 'Viewing' ? pressOf(asked) : undefined);
}

/**
 * Adds `Ctesius.getUser` where the platform lacks it, so that the script can read the visitor by the server's field
 * names.
 */
export function offerUser(read: () => Readonly<Record<string, unknown>>) {
  const platform: unknown = Reflect.get(globalThis, 'Ctesius');
  if (typeof platform !== 'object' || !platform || platform instanceof Node || Reflect.has(platform, 'getUser')) return;
  const getUser = () => {
    const attributes = read();
    const userType = () => (attributes['user_id'] === null ? 'local' : 'persisted');
    return { attributes, userType, get: (name: string) => attributes[name] };
  };
  Reflect.set(platform, 'getUser', getUser);
}

function arrival(script: HTMLScriptElement) {
  return new Promise<void>((done, failed) => {
    const timer = setTimeout(() => {
      // Ours stays: another attempt waits for it and does not fetch a second one. One of the page's own may have failed
      // before anybody listened.
      if (script !== own) script.remove();
      failed(new Error(`${script.src} did not load in time.`));
    }, PATIENCE);
    const settle = (problem?: string) => {
      clearTimeout(timer);
      if (!problem) return done();
      script.remove();
      failed(new Error(`${script.src} ${problem}`));
    };
    script.addEventListener('error', () => settle('could not be fetched.'));
    // An HTML page served in place of the script also fires `load`.
    script.addEventListener('load', () => settle(isThere() ? undefined : 'did not define a calendar.'));
  });
}

const isThere = () => calendarOf('Valuation') !== undefined || calendarOf('Viewing') !== undefined;

function calendarOf(name: LegacyCalendar): Calendar | undefined {
  const brought: unknown = Reflect.get(globalThis, 'HFBooking');
  const found: unknown = typeof brought === 'object' && brought !== null ? Reflect.get(brought, name) : undefined;
  return typeof found === 'object' && found !== null && 'openModal' in found ? (found as Calendar) : undefined;
}

/** Stands in for the click, which is over by the time the script asks it what was pressed. */
function pressOf(asked: unknown) {
  const target: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'target') : undefined;
  const pressed = target instanceof Element ? target : document.body;
  return { type: 'click', target: pressed, currentTarget: pressed.closest(OPENER) ?? pressed, preventDefault() {} };
}
