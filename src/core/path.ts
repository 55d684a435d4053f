import { valueAt } from './json';
import { readPage } from './page-data';

const listeners = new Set<() => void>();
/** A hash that carries a message, which the page's own router does not return to. */
const MESSAGE = /flash\//;
const ROUTE_LINK = 'a[href^="#/"],a[href^="#contact-staff-member/"]';
/** How the names begin under which we keep values in the history. */
const OWN = 'agency';
/** A slash at the end of a path. */
const END = /\/$/;
/** The hash of the page's own router before a route of ours replaced it. */
let hostHash = '#/';

/** The hash of the page's address, with its `#`; empty when there is none. */
export const currentHash = () => location.hash;

/**
 * The route of ours in the hash, without its base. Empty if the hash is the id of an element or the name of an anchor,
 * since a link such as `#floorplan` then only scrolls there, or if it belongs to the page's own router.
 */
export const routeHash = () => (isPlace(location.hash.slice(1)) ? '' : ourPart(location.hash));

/** The href of a route of ours, such as `#/user`, with the page's route base if it has one. */
export function routeHref(href: string) {
  const base = href.startsWith('#/') && routeBase();
  return base ? `#/${base}${href.slice(1)}` : href;
}

/**
 * Goes to a route of the page; `/` removes the hash, or restores that of the page's own router. Never reloads or
 * scrolls the page.
 */
export function navigate(path: string, { replace = false } = {}) {
  const route = path.replace(/^[#/]+/, '');
  const base = routeBase();
  if (base) rememberHost(location.hash);
  const hash = route ? routeHref(`#/${route}`) : base && hostHash;
  if (hash === location.hash) return;
  // In full, since the page's `<base>` may be on another site.
  const address = location.href.replace(/#.*/, '') + hash;
  // Through `location`, so that the page's own router hears it too.
  if (base) return replace ? location.replace(address) : void (location.hash = hash);
  // Browsers limit how often a page may do this, and some pages forbid it; the hash can always be set.
  changeAddress(address, replace, () => (location.hash = hash));
}

/**
 * Shows another address of this site in the address bar without loading it; back and forward go through it. Where the
 * browser refuses that, the page is loaded, unless the address is optional: what it leads to is in sight already.
 */
export function showAddress(address: string, { replace = false, isOptional = false } = {}) {
  const to = new URL(address, location.href);
  if (to.href === location.href) return;
  changeAddress(to, replace, () => {
    if (!isOptional) location.assign(to);
  });
}

/** Loads the page at an address that has been checked to be safe. */
export function loadPage(address: string) {
  location.assign(new URL(address, location.href));
}

/** The address of the page without its query and hash, which may say more than a server needs to know. */
export const pageAddress = () => location.origin + location.pathname;

/** The full address of the page, with its query and hash. */
export const pageInFull = () => location.href;

/** The name of the site, such as `www.hartwellvane.example`. */
export const pageHost = () => location.hostname;

/** The path and query of the page, which hold its search. */
export const pageLocation = () => ({ path: location.pathname, query: location.search });

/** The full address of a path on this site, for forms: the page's `<base>` may be on another. */
export const urlOnThisSite = (path: string) => new URL(path, location.href).href;

/** The path of an address on a site, by default this one; undefined for another site or an invalid address. */
export function pathOnSite(address: string, site = location.origin): string | undefined {
  const found = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  return found?.origin === site ? found.pathname : undefined;
}

/** Whether an address is that of this page, whatever its query; servers add a slash to it, or take it away. */
export const isThisPage = (address: string) =>
  pathOnSite(address)?.replace(END, '') === location.pathname.replace(END, '');

/** Whether a page of this site led here, rather than an email, a bookmark or another site. */
export const cameFromThisSite = () =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/** The path of the page of this site that led here. */
export const cameFrom = () => (cameFromThisSite() ? new URL(document.referrer).pathname : undefined);

/** A value kept in this entry of the tab's history under a name of ours; it survives back, forward and reload. */
export const keptInEntry = (name: string) => valueAt(history.state, name);

/** Keeps a value in this entry of the tab's history. */
export function keepInEntry(name: string, value: unknown) {
  // Another script's: to add to it would change what it is.
  if (!isRecord(history.state)) return;
  try {
    history.replaceState({ ...history.state, [name]: value }, '');
  } catch {
    // Browsers limit how often a page may do this; the last value then stays.
  }
}

/** Adds an entry for this address to the tab's history, with a value kept in it: the way back leads to the page as it is. */
export function addEntry(name: string, value: unknown) {
  try {
    const others = stateOfOthers();
    history.pushState({ ...(isRecord(others) && others), [name]: value }, '');
  } catch {
    // As above; the way back then leads to the last page.
  }
}

/** Goes back one entry of the tab's history, as the browser's button does. */
export const goBack = () => history.back();

/**
 * Listens for every change of the route, by us, a link, back and forward or, where the browser has the Navigation API, a
 * page script; returns a function to stop.
 */
export function onPath(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('hashchange', followHost);
    addEventListener('hashchange', tell);
    addEventListener('popstate', tell);
    if ('navigation' in window) navigation.addEventListener('currententrychange', followScript);
    document.addEventListener('click', stayOnPage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', followHost);
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
    if ('navigation' in window) navigation.removeEventListener('currententrychange', followScript);
    document.removeEventListener('click', stayOnPage);
  };
}

/** Changes the address without loading it and tells the listeners; `instead` is for where the browser refuses. */
function changeAddress(address: string | URL, replace: boolean, instead: () => void) {
  try {
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(stateOfOthers(), '', address);
  } catch {
    instead();
    return;
  }
  tell();
}

/** What other scripts, such as Turbo, keep in this entry: without it they would ignore the way back to the next one. */
function stateOfOthers(): unknown {
  const state: unknown = history.state;
  if (state === null || !isRecord(state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([name]) => !name.startsWith(OWN)));
}

/** Whether a state of the history may hold values by name. */
const isRecord = (state: unknown): state is Readonly<Record<string, unknown>> | null =>
  state === null || Object.getPrototypeOf(state) === Object.prototype;

/** Whether a hash leads to a place in the page. */
const isPlace = (id: string) => document.getElementById(id) ?? document.querySelector(`a[name="${CSS.escape(id)}"]`);

/** The prefix of our routes in the hash: `agency` for `#/agency/user`; empty unless the page data sets it. */
function routeBase() {
  const given = readPage(['route_base', 'routeBase']);
  const base = given['route_base'] ?? given['routeBase'];
  return typeof base === 'string' ? base.replace(/^[#/]+|\/+$/g, '') : '';
}

function ourPart(hash: string) {
  const base = routeBase();
  if (!base) return hash;
  const route = hash.replace(/^#\/*/, '');
  return route === base || route.startsWith(`${base}/`) ? `#${route.slice(base.length)}` : '';
}

/** Follows a link to a route on this page, where the page's `<base>` would make it lead to another page or window. */
function stayOnPage(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // Inside another library's shadow root, `event.target` is the host element.
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTE_LINK) : null;
  // Not `target`, which in Firefox is that of the page's `<base>`.
  if (!link || link.getAttribute('target') || !ourPart(link.hash) || event.defaultPrevented) return;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return;
  const leadsAway = document.baseURI.split('#')[0] !== location.href.split('#')[0];
  if (!leadsAway && !document.querySelector('base[target]')) return;
  event.preventDefault();
  location.hash = link.hash;
}

/** A page script that shows another page without loading it, such as swup, leaves no route of the last page open. */
function followScript({ from }: { readonly from: NavigationHistoryEntry | null }) {
  // Firefox names no last entry once a history is full.
  if (from?.url !== location.href) tell();
}

const followHost = ({ oldURL }: HashChangeEvent) => rememberHost(new URL(oldURL).hash);

function rememberHost(hash: string) {
  if (!ourPart(hash) && !MESSAGE.test(hash)) hostHash = hash || '#/';
}

function tell() {
  for (const listener of listeners) listener();
}
