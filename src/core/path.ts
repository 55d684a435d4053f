import { readPage } from './page-data';

const listeners = new Set<() => void>();
/** A message in the hash, which is no place to go back to. */
const MESSAGE = /flash\//;
const ROUTE_LINK = 'a[href^="#/"],a[href^="#contact-staff-member/"]';
/** Where the page's own router was when a route of ours took its place. */
let hostHash = '#/';

/** The hash of the page's address, with its `#`; empty when there is none. */
export const currentHash = () => location.hash;

/**
 * The route of ours that the hash names, without its base. Nothing where it names a part of the page, since a link such
 * as `#floorplan` then only scrolls there, and where it belongs to a router of the page's own.
 */
export const routeHash = () => (document.getElementById(location.hash.slice(1)) ? '' : ourPart(location.hash));

/** The link to a route of ours, such as `#/user`, as it is on a page that gives our routes a base. */
export function routeHref(href: string) {
  const base = href.startsWith('#/') && routeBase();
  return base ? `#/${base}${href.slice(1)}` : href;
}

/**
 * Goes to a route of the page; `/` takes the hash away, or gives it back to the page's own router. The page is never
 * reloaded and never scrolled.
 */
export function navigate(path: string, { replace = false } = {}) {
  const route = path.replace(/^[#/]+/, '');
  const base = routeBase();
  if (base) rememberHost(location.hash);
  const hash = route ? routeHref(`#/${route}`) : base && hostHash;
  if (hash === location.hash) return;
  const address = location.pathname + location.search + hash;
  // Through `location`, so that the page's own router hears of it too.
  if (base) return replace ? location.replace(address) : void (location.hash = hash);
  try {
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
  } catch {
    // Browsers limit how often a page may do this, and some pages forbid it; the hash itself is always free.
    location.hash = hash;
    return;
  }
  tell();
}

/** Puts another address of this site into the address bar and leaves the page as it is; back and forward lead through it. */
export function showAddress(address: string, { replace = false } = {}) {
  const to = new URL(address, location.href);
  if (to.href === location.href) return;
  try {
    if (replace) history.replaceState(history.state, '', to);
    else history.pushState(null, '', to);
  } catch {
    // A page that may not do this goes there instead.
    location.assign(to);
    return;
  }
  tell();
}

/** Leaves the page for an address that was checked to be safe. */
export function visit(address: string) {
  location.assign(address);
}

/** The address of the page without its query and hash, which may say more than a server needs to know. */
export const pageAddress = () => location.origin + location.pathname;

/** The address of the page with all that belongs to it, to open the same page once more. */
export const pageInFull = () => location.href;

/** The name of the site, such as `www.hartwellvane.example`. */
export const pageHost = () => location.hostname;

/** The path and query of the page itself, where searches live. */
export const pageLocation = () => ({ path: location.pathname, query: location.search });

/** Where on this site an address leads; undefined for another site and for no address. */
export function pathOnSite(address: string): string | undefined {
  const found = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  return found?.origin === location.origin ? found.pathname : undefined;
}

/** Whether a page of this site led here, rather than a mail, a bookmark or another site. */
export const cameFromThisSite = () =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/** The page of this site that led here. */
export const cameFrom = () => (cameFromThisSite() ? new URL(document.referrer).pathname : undefined);

/** What a page kept with this entry of the tab's history; it is there again after back, forward and reload. */
export function keptInEntry(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Object.hasOwn(state, name)
    ? Reflect.get(state, name)
    : undefined;
}

/** Keeps something with this entry of the tab's history. */
export function keepInEntry(name: string, value: unknown) {
  try {
    history.replaceState({ ...(history.state as object | null), [name]: value }, '');
  } catch {
    // Browsers limit how often a page may do this; the last that was kept then stays.
  }
}

/** Hears of every change of the route, by us, by a link, by back and forward; returns how to stop. */
export function onPath(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('hashchange', followHost);
    addEventListener('hashchange', tell);
    addEventListener('popstate', tell);
    document.addEventListener('click', stayOnPage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', followHost);
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
    document.removeEventListener('click', stayOnPage);
  };
}

/** What stands before our routes in the hash: `agency` for `#/agency/user`; nothing unless the page data says so. */
function routeBase() {
  const { route_base: base } = readPage(['route_base']);
  return typeof base === 'string' ? base.replace(/^[#/]+|\/+$/g, '') : '';
}

function ourPart(hash: string) {
  const base = routeBase();
  if (!base) return hash;
  const route = hash.replace(/^#\/*/, '');
  return route === base || route.startsWith(`${base}/`) ? `#${route.slice(base.length)}` : '';
}

/** Follows a link to a route here, where the `<base>` of the page would lead it to another page. */
function stayOnPage(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTE_LINK) : null;
  if (!link || link.target || !ourPart(link.hash) || event.defaultPrevented) return;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return;
  if (document.baseURI.split('#')[0] === location.href.split('#')[0]) return;
  event.preventDefault();
  location.hash = link.hash;
}

const followHost = ({ oldURL }: HashChangeEvent) => rememberHost(new URL(oldURL).hash);

function rememberHost(hash: string) {
  if (!ourPart(hash) && !MESSAGE.test(hash)) hostHash = hash || '#/';
}

function tell() {
  for (const listener of listeners) listener();
}
