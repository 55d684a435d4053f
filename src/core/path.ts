const listeners = new Set<() => void>();

/** The hash of the page's address, with its `#`; empty when there is none. */
export const currentHash = () => location.hash;

/** The same, unless it names a part of the page: a link such as `#floorplan` then only scrolls there. */
export const routeHash = () => (document.getElementById(location.hash.slice(1)) ? '' : location.hash);

/** Goes to a route of the page; `/` takes the hash away. The page is never reloaded and never scrolled. */
export function navigate(path: string, { replace = false } = {}) {
  const route = path.replace(/^[#/]+/, '');
  const hash = route && `#/${route}`;
  if (hash === location.hash) return;
  const address = location.pathname + location.search + hash;
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
    addEventListener('hashchange', tell);
    addEventListener('popstate', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
  };
}

function tell() {
  for (const listener of listeners) listener();
}
