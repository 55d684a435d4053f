import { newScript } from './new-script';

/** The platform's two older calendars, as its script names them. */
export type LegacyCalendar = 'Valuation' | 'Viewing';

/** What its script brings for each of them. */
interface Calendar {
  createModal: () => void;
  openModal: (event?: object) => void;
}

const ADDRESS = '/legacy_asset_bundles/legacy_calendar.js';
const OPENER = '.hfview__open';
/** Milliseconds until the visitor is told that it does not come. */
const PATIENCE = 10_000;

/** Fetches the script unless it is there or on its way, also by the page itself; fails when it does not come. */
export async function loadCalendars(): Promise<void> {
  if (isThere()) return;
  const onPage = document.querySelector<HTMLScriptElement>(`script[src*="${ADDRESS}"]`);
  const script = onPage ?? document.head.appendChild(newScript(ADDRESS));
  await arrival(script);
}

/** Hands over to the script: its modal opens, for what was pressed. */
export function openCalendar(name: LegacyCalendar, asked?: unknown) {
  const calendar = calendarOf(name);
  if (!calendar) throw new Error(`${ADDRESS} brought no HFBooking.${name}.`);
  calendar.createModal();
  calendar.openModal(name === 'Viewing' ? pressOf(asked) : undefined);
}

/** Lets the script ask who the visitor is where the platform itself cannot tell, by the names of the server's fields. */
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
    // It stays on the page: whoever tries again waits for it, and does not fetch a second one.
    const timer = setTimeout(() => failed(new Error(`${script.src} did not come in time.`)), PATIENCE);
    const settle = (problem?: string) => {
      clearTimeout(timer);
      if (!problem) return done();
      script.remove();
      failed(new Error(`${script.src} ${problem}`));
    };
    script.addEventListener('error', () => settle('could not be fetched.'));
    // A page in place of a script arrives too, and brings nothing.
    script.addEventListener('load', () => settle(isThere() ? undefined : 'brought no calendar.'));
  });
}

const isThere = () => calendarOf('Valuation') !== undefined || calendarOf('Viewing') !== undefined;

function calendarOf(name: LegacyCalendar): Calendar | undefined {
  const brought: unknown = Reflect.get(globalThis, 'HFBooking');
  const found: unknown = typeof brought === 'object' && brought !== null ? Reflect.get(brought, name) : undefined;
  return typeof found === 'object' && found !== null && 'openModal' in found ? (found as Calendar) : undefined;
}

/** The press as the script reads it, which asks what was pressed of an event that is over by then. */
function pressOf(asked: unknown) {
  const target: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'target') : undefined;
  const pressed = target instanceof Element ? target : document.body;
  return { type: 'click', target: pressed, currentTarget: pressed.closest(OPENER) ?? pressed, preventDefault() {} };
}
