import { expect } from '@open-wc/testing';

import type { stored as storedType } from '../../src/core/storage';

interface Module {
  stored: typeof storedType;
  onStorageDegraded: (listener: () => void) => () => void;
}

const KEY = 'agency-test';
const words = (raw: unknown) => (Array.isArray(raw) ? raw.filter((word) => typeof word === 'string') : []);
let pages = 0;

/** The module as a page has it that has just been opened. */
const openPage = () => import(`../../src/core/storage.ts?page=${++pages}`) as Promise<Module>;

/** Replaces a place to keep things while something runs. */
async function withStorage(name: 'localStorage' | 'sessionStorage', place: () => unknown, run: () => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, get: place });
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(window, name, own);
    else Reflect.deleteProperty(window, name);
  }
}
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const hostile = () => new Proxy({}, { get: blocked });
const full = (place: Storage) => () => ({
  getItem: (key: string) => place.getItem(key),
  removeItem: (key: string) => place.removeItem(key),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('what is kept in the browser', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('R8 is found again by the next page, in the shape other scripts read', async () => {
    const { stored } = await openPage();
    stored(KEY, words, (list) => list.map((word) => word.toUpperCase())).set(['a']);
    expect(localStorage.getItem(KEY)).to.equal('["A"]');
    expect((await openPage()).stored(KEY, words).get()).to.deep.equal(['A']);
    stored(KEY, words).remove();
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(stored(KEY, words).get()).to.deep.equal([]);
  });

  it('is read again only when another script changed it', async () => {
    const { stored } = await openPage();
    const read: unknown[] = [];
    const value = stored(KEY, (raw) => (read.push(raw), words(raw)));
    localStorage.setItem(KEY, '["a"]');
    expect([value.get(), value.get()]).to.deep.equal([['a'], ['a']]);
    value.set(['b']);
    expect(value.get()).to.deep.equal(['b']);
    localStorage.setItem(KEY, '["c"]');
    expect(value.get()).to.deep.equal(['c']);
    localStorage.removeItem(KEY);
    expect(value.get()).to.deep.equal([]);
    expect(read).to.deep.equal([['a'], ['c'], undefined]);
  });

  for (const [fault, place] of [
    ['naming it throws', blocked],
    ['every use of it throws', hostile],
  ] as const) {
    it(`F73 F78 lasts for this visit when ${fault}, and says so once`, async () => {
      await withStorage('localStorage', place, async () => {
        const { stored, onStorageDegraded } = await openPage();
        let notices = 0;
        onStorageDegraded(() => notices++);
        const value = stored(KEY, words);
        expect(value.get()).to.deep.equal([]);
        value.set(['a']);
        value.set(['b']);
        expect(value.get()).to.deep.equal(['b']);
        expect(notices).to.equal(1);
        expect((await openPage()).stored(KEY, words).get()).to.deep.equal(['b']);
      });
    });

    it(`F73 F78 lasts for this page when nothing else is left: ${fault}`, async () => {
      await withStorage('localStorage', place, () =>
        withStorage('sessionStorage', place, async () => {
          const { stored } = await openPage();
          const value = stored(KEY, words);
          value.set(['a']);
          expect(value.get()).to.deep.equal(['a']);
          value.remove();
          expect(value.get()).to.deep.equal([]);
          value.subscribe(() => {})();
        }),
      );
    });
  }

  it('F74 goes on when the browser has no more room, and nothing old comes back', async () => {
    const { stored, onStorageDegraded } = await openPage();
    const value = stored(KEY, words);
    value.set(['old']);
    let notices = 0;
    onStorageDegraded(() => notices++);
    await withStorage('localStorage', full(localStorage), async () => {
      value.set(['new']);
      expect(value.get()).to.deep.equal(['new']);
    });
    expect(value.get()).to.deep.equal(['new']);
    expect(notices).to.equal(1);
    value.set(['newer']);
    expect(localStorage.getItem(KEY)).to.equal('["newer"]');
    expect(sessionStorage.getItem(KEY)).to.equal(null);
  });

  it('F74 is kept for this page alone when it is too much for any site', async () => {
    const { stored } = await openPage();
    const value = stored(KEY, words);
    const much = ['x'.repeat(1_100_000)];
    value.set(much);
    expect(value.get()).to.deep.equal(much);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  for (const corrupt of ['', '{', 'null', '"text"', '{"length": 1}', '[1, null, {}]', `["${'x'.repeat(1_100_000)}"]`]) {
    it(`F75 is read as nothing when it is ${corrupt.slice(0, 12) || 'empty'}`, async () => {
      localStorage.setItem(KEY, corrupt);
      expect((await openPage()).stored(KEY, words).get()).to.deep.equal([]);
    });
  }

  it('F75 T05 cannot reach a prototype', async () => {
    localStorage.setItem(KEY, '{"__proto__": {"polluted": true}, "fine": 1}');
    const { stored } = await openPage();
    expect(stored(KEY, (raw) => raw).get()).to.deep.equal({ fine: 1 });
    expect(({} as { polluted?: boolean }).polluted).to.equal(undefined);
  });

  it('F76 may be cleared while the page is open', async () => {
    const { stored } = await openPage();
    const value = stored(KEY, words);
    value.set(['a']);
    localStorage.clear();
    expect(value.get()).to.deep.equal([]);
    value.set(['b']);
    expect(value.get()).to.deep.equal(['b']);
  });

  it('F77 follows what another tab does with it, and with all of it', async () => {
    const { stored } = await openPage();
    const value = stored(KEY, words);
    const heard: unknown[] = [];
    const stop = value.subscribe((changed) => heard.push(changed));
    const frame = document.body.appendChild(document.createElement('iframe'));
    const other = frame.contentWindow!.localStorage;
    const next = () => new Promise((done) => addEventListener('storage', () => setTimeout(done), { once: true }));
    for (const change of [
      () => other.setItem(KEY, '["a"]'),
      () => other.setItem('another', '1'),
      () => other.setItem(KEY, 'corrupt'),
      () => other.clear(),
    ]) {
      const told = next();
      change();
      await told;
    }
    stop();
    const told = next();
    other.setItem(KEY, '["unheard"]');
    await told;
    frame.remove();
    expect(heard).to.deep.equal([['a'], [], []]);
  });
});
