const NAME = 'agency';
const listeners = new Set<(news: string) => void>();
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this site that something happened: one word, never personal data. */
export function tellTabs(news: string) {
  open();
  channel?.postMessage(news);
}

/** Runs something unless another tab of this site is already running it. */
export async function inOneTab(name: string, run: () => Promise<void>) {
  let isRun = false;
  const once = () => {
    isRun = true;
    return run();
  };
  try {
    const options = { ifAvailable: true };
    await navigator.locks.request(`${NAME}-${name}`, options, (lock) => (lock ? once() : undefined));
  } catch {
    // Some pages have no locks: there every tab runs it.
    if (!isRun) await once();
  }
}

/** Listens to other tabs. A page in the back/forward cache hears nothing; see `onBack`. */
export function onTabs(listener: (news: string) => void) {
  if (listeners.size === 0) {
    open();
    // A page with an open channel is not kept in the back/forward cache.
    addEventListener('pagehide', close);
    addEventListener('pageshow', open);
  }
  listeners.add(listener);
}

function open() {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') for (const listener of listeners) listener(data);
  };
}

function close() {
  channel?.close();
  channel = undefined;
}
