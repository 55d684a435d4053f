import { newScript } from './new-script';

/** Which captcha a site uses, and where its scripts are. */
export interface CaptchaSettings {
  siteKey: string;
  /** 2 is the invisible widget, 3 scores, 'cloud' is the enterprise service. */
  version: 2 | 3 | 'cloud';
  service: string;
  /** Milliseconds between checks for the library; 500 by default. */
  poll?: number;
}

/** The parts of the service's library that we use; some may not have loaded yet. */
interface Library {
  ready?: (run: () => void) => void;
  execute: (target: string | number, options?: { action: string }) => PromiseLike<string> | undefined;
  render?: (place: Element, options: object) => number;
  reset?: (widget: number) => void;
}

/** Milliseconds between checks for the library. */
const POLL = 500;
/** Milliseconds to wait for a token, so that a form is sent within ten seconds, with or without one. */
const PATIENCE = 8_000;
const ANY_SCRIPT = 'script[src*="recaptcha/api.js"], script[src*="recaptcha/enterprise.js"]';
const CHALLENGE = 'iframe[src*="/bframe"]';

let script: HTMLScriptElement | undefined;
let widget: { place: Element; id: number; done: (token?: string) => void } | undefined;

/** Loads the library unless the page has its own; waits until it is ready, has failed or `signal` aborts. */
export async function prepareCaptcha(settings: CaptchaSettings, signal: AbortSignal): Promise<void> {
  const library = await load(settings, signal);
  if (library && settings.version === 2) widgetOf(library, settings);
}

/** A fresh token for one use; undefined, and an error in the console, if none can be obtained. */
export async function captchaToken(settings: CaptchaSettings, action: string): Promise<string | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    const library = await load(settings, stop.signal);
    // It may come just as the patience ends, after which nothing would end the wait for its token.
    if (!library || stop.signal.aborted) throw new Error('The captcha service did not answer.');
    const token =
      settings.version === 2
        ? challenge(library, settings, stop.signal, () => clearTimeout(timer))
        : score(library, settings.siteKey, action);
    return (await Promise.race([token, aborted(stop.signal)])) || undefined;
  } catch (error) {
    console.error('No captcha token could be obtained; the form is sent without one.', error);
    return undefined;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

async function load(settings: CaptchaSettings, signal: AbortSignal) {
  if (!libraryOf(settings) && !document.querySelector(ANY_SCRIPT)) addScript(settings);
  return whenThere(settings, signal);
}

function addScript({ siteKey, version, service }: CaptchaSettings) {
  if (script?.isConnected) return;
  const file = version === 'cloud' ? 'enterprise.js' : 'api.js';
  const added = newScript(`${service}/${file}?render=${version === 2 ? 'explicit' : encodeURIComponent(siteKey)}`);
  added.onerror = () => {
    console.error(`The captcha service could not be fetched from ${service}.`);
    added.remove();
  };
  script = added;
  document.head.append(added);
}

function whenThere(settings: CaptchaSettings, signal: AbortSignal) {
  return new Promise<Library | undefined>((done) => {
    const timer = setInterval(look, settings.poll ?? POLL);
    signal.addEventListener('abort', look);
    look();

    function look() {
      const library = libraryOf(settings);
      const isHopeless = signal.aborted || (!script?.isConnected && !document.querySelector(ANY_SCRIPT));
      if (!library && !isHopeless) return;
      clearInterval(timer);
      signal.removeEventListener('abort', look);
      done(library);
    }
  });
}

function libraryOf({ version }: CaptchaSettings): Library | undefined {
  const found = Reflect.get(globalThis, 'grecaptcha') as (Partial<Library> & { enterprise?: Library }) | undefined;
  const library = version === 'cloud' ? found?.enterprise : found;
  const isWhole = typeof library?.execute === 'function' && (version !== 2 || typeof library.render === 'function');
  return isWhole ? (library as Library) : undefined;
}

async function score(library: Library, siteKey: string, action: string) {
  await new Promise<void>((ready) => (library.ready ? library.ready(ready) : ready()));
  return library.execute(siteKey, { action });
}

/** Runs the invisible widget, which may show a challenge; the visitor may take their time over it, or close it. */
function challenge(library: Library, settings: CaptchaSettings, signal: AbortSignal, onShown: () => void) {
  const current = widgetOf(library, settings);
  // The widget answers one form at a time: one that still waits goes on without a token.
  current.done();
  library.reset?.(current.id);
  return new Promise<string | undefined>((done) => {
    let wasShown = false;
    const timer = setInterval(() => {
      const isShown = challengeIsShown();
      if (isShown) onShown();
      else if (wasShown) current.done();
      wasShown ||= isShown;
    }, POLL);
    signal.addEventListener('abort', () => clearInterval(timer));
    current.done = done;
    library.execute(current.id);
  });
}

/**
 * The page's one widget, created again where a script has replaced the body; its badge is in the bottom right corner.
 */
function widgetOf(library: Library, { siteKey }: CaptchaSettings) {
  if (widget?.place.isConnected) return widget;
  const place = document.body.appendChild(document.createElement('div'));
  const created = { place, id: 0, done: (_token?: string) => {} };
  created.id = library.render!(place, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'bottomright',
    callback: (token: string) => created.done(token),
    'error-callback': () => created.done(),
    'expired-callback': () => created.done(),
  });
  widget = created;
  return created;
}

/** The page may have a widget of its own, whose challenge is hidden. */
const challengeIsShown = () =>
  [...document.querySelectorAll(CHALLENGE)].some((frame) => getComputedStyle(frame).visibility !== 'hidden');

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((_done, failed) => {
    signal.addEventListener('abort', () => failed(new Error('The captcha service took too long.')));
  });
