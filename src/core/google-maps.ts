import { newScript } from './new-script';

/** What we use of Google's map library. */
export interface GoogleMaps {
  Map: new (
    element: HTMLElement,
    options: object,
  ) => { moveCamera(camera: { center: { lat: number; lng: number }; zoom: number }): void };
}

const ADDRESS = 'https://maps.googleapis.com/maps/api/js';
const READY = 'agencyGoogleMapsReady';
const REFUSED = 'gm_authFailure';
/** Milliseconds to wait for the library. */
const PATIENCE = 8_000;
/** Milliseconds between checks for the page's own script. */
const POLL = 200;

let loading: Promise<GoogleMaps> | undefined;
const listeners = new Set<() => void>();

/**
 * Google's map library: the page's own copy if it has one, otherwise loaded once with the site's key. Rejects if it
 * does not load; the next call then tries again.
 */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  hearRefusal();
  const present = onPage();
  if (present) return Promise.resolve(present);
  loading ??= fetchMaps(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Listens for Google refusing the site's key, which it does only when a map is drawn; returns a function to stop. */
export function onGoogleRefused(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function fetchMaps(key: string) {
  await pagesScript();
  return onPage() ?? bootstrap()?.importLibrary('maps') ?? fetchLibrary(key);
}

/** Waits for the page's own script if that is still on its way: two of them disturb each other. */
function pagesScript() {
  const latest = Date.now() + PATIENCE;
  return new Promise<void>((done) => {
    const look = () => {
      const isOnItsWay = !onPage() && !bootstrap() && document.querySelector(`script[src*="${ADDRESS}"]`);
      if (isOnItsWay && Date.now() < latest) setTimeout(look, POLL);
      else done();
    };
    look();
  });
}

function fetchLibrary(key: string) {
  return new Promise<GoogleMaps>((done, reject) => {
    const address = `${ADDRESS}?key=${encodeURIComponent(key)}&v=weekly&loading=async&callback=${READY}`;
    const script = newScript(address);
    const fail = (error: Error) => {
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error('Google Maps did not answer in time.')), PATIENCE);
    Reflect.set(globalThis, READY, () => {
      clearTimeout(timer);
      const maps = onPage();
      if (maps) done(maps);
      else fail(new Error('Google Maps loaded without its map library.'));
    });
    script.onerror = () => {
      clearTimeout(timer);
      fail(new Error('Google Maps could not be fetched.'));
    };
    document.head.append(script);
  });
}

function onPage(): GoogleMaps | undefined {
  const maps = library();
  return maps && 'Map' in maps ? (maps as GoogleMaps) : undefined;
}

/** Google's own way to fetch a part of the library, where the page has only that. */
function bootstrap() {
  const maps = library();
  return maps && 'importLibrary' in maps
    ? (maps as { importLibrary: (name: string) => Promise<GoogleMaps> })
    : undefined;
}

function library(): object | undefined {
  const google: unknown = Reflect.get(globalThis, 'google');
  const maps: unknown = typeof google === 'object' && google !== null && Reflect.get(google, 'maps');
  return typeof maps === 'object' && maps !== null ? maps : undefined;
}

/** The page may have its own handler, which is still called. */
function hearRefusal() {
  const before: unknown = Reflect.get(globalThis, REFUSED);
  if (before === refused) return;
  pagesOwn = typeof before === 'function' ? (before as () => void) : undefined;
  Reflect.set(globalThis, REFUSED, refused);
}

let pagesOwn: (() => void) | undefined;

function refused() {
  const own = pagesOwn;
  // The page's handler may call ours in turn.
  pagesOwn = undefined;
  for (const listener of listeners) listener();
  try {
    own?.();
  } finally {
    pagesOwn = own;
  }
}
