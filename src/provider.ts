import { elements } from '../elements';
import type { AgencyPage } from './agency-page';
import { fetchAgain, preload, preloadVisit, whereIs } from './core/loading/chunks';
import { announceError, loadElements } from './core/loading/loader';
import { missingFeatures } from './core/loading/needs';
import { addStyleSheet } from './core/loading/style-sheet';
import { onViewingAsked } from './core/loading/viewings';

declare const __VERSION__: string;

/** A hash that may be a route or a message rather than a fragment of the page; an email link may add a query. */
const ROUTE = /^#\/?[a-z][\w-]*(\/[\w-]*)*([?&#]|$)/i;
/** The page's own forms and fields that we extend. */
const POSTING = 'form[method="post" i],[data-postcode-lookup]';
const PROVIDER = 'agency-provider';
const ACCOUNT = /^#\/?user\b/;

if (typeof document !== 'undefined') start();

function start() {
  const running = runningVersion();
  if (running !== undefined) {
    console.warn(`Agency elements ${running} are already on this page; version ${__VERSION__} is not started.`);
    return;
  }
  const missing = missingFeatures();
  if (missing.length > 0) {
    console.error(`Agency elements are not started: this browser lacks ${missing.join(', ')}.`);
    announceError(document, { code: 'unsupported', tag: PROVIDER, recoverable: false });
    return;
  }
  addStyleSheet();
  const { settled } = loadElements(elements, { onWanted: preload, again: fetchAgain, whereIs });
  const page = agencyPage(settled);
  Object.assign(globalThis, { Agency: page });
  addEventListener('hashchange', openRoute);
  addEventListener('focusin', () => document.activeElement?.closest(POSTING) && followPageForms());
  onViewingAsked(openViewing);
  void parsed().then(() => {
    openRoute();
    if (document.querySelector(POSTING)) followPageForms();
  });
}

function agencyPage(settled: () => Promise<void>): AgencyPage {
  const configured: Record<string, unknown> = {};
  return {
    version: __VERSION__,
    ready: parsed().then(settled),
    configured,
    configure(data) {
      Object.assign(configured, data);
      document.dispatchEvent(new CustomEvent('agency-configured'));
    },
    on(event, listener) {
      const name = `agency-${event.replaceAll('_', '-').replace(/^agency-/, '')}`;
      const hear = (heard: Event) => listener((heard as CustomEvent<unknown>).detail);
      document.addEventListener(name, hear);
      return () => document.removeEventListener(name, hear);
    },
    async navigate(path) {
      addProvider();
      const { navigate } = await import('./core/path');
      navigate(path);
    },
    async notify(toast) {
      addProvider();
      const { notify } = await import('./state/toasts');
      notify(toast);
    },
    debug: async () => {
      const { debugPage } = await import('./state/debug');
      debugPage();
    },
  };
}

/** The version of another running copy of this script; `window.Agency` may also be an element with the id `Agency`. */
function runningVersion() {
  const page = Object(Reflect.get(globalThis, 'Agency')) as { version?: unknown };
  return Object.hasOwn(page, 'version') ? String(page.version) : undefined;
}

/** Links such as `#/user` also work on a page without any of our tags. */
function openRoute() {
  const { hash } = location;
  if (!ROUTE.test(hash) || isPlace(hash.slice(1))) return;
  // As the provider says once it is there; a module of both would cost one more request.
  addProvider(ACCOUNT.test(hash) ? 'Loading user profile' : '');
}

/** Whether a hash leads to a place in the page. */
const isPlace = (id: string) => document.getElementById(id) ?? document.querySelector(`a[name="${CSS.escape(id)}"]`);

/** Sends the page's own forms with the page's token, also on a page without any of our tags. */
function followPageForms() {
  void import('./state/page-forms').then(({ followPageForms }) => followPageForms(), console.error);
}

/** The platform's older calendar also works on a page without any of our tags. */
function openViewing(asked: unknown) {
  addProvider();
  void import('./state/legacy-calendar').then((it) => it.openLegacyCalendar('Viewing', asked), console.error);
}

/** Adds the root of all that opens over the page. With words, or empty ones for the usual, it says that it loads. */
function addProvider(loading?: string) {
  preloadVisit();
  const provider = document.querySelector<HTMLElement>(PROVIDER) ?? document.createElement(PROVIDER);
  if (loading !== undefined) provider.dataset['loading'] = loading;
  if (!provider.isConnected) document.body.append(provider);
}

function parsed() {
  return new Promise<void>((done) => {
    if (document.readyState !== 'loading') done();
    else document.addEventListener('DOMContentLoaded', () => done(), { once: true });
  });
}
