import { expect } from '@open-wc/testing';

import type { makeExpendable as makeExpendableType, stored as storedType } from '../../src/core/storage';

interface Module {
  stored: typeof storedType;
  makeExpendable: typeof makeExpendableType;
  onStorageDegraded: (listener: () => void) => () => void;
}

const KEY = 'agency-test';
const words = (raw: unknown) => (Array.isArray(raw) ? raw.filter((word) => typeof word === 'string') : []);
let pages = 0;

/** The module as in a newly opened page. */
const openPage = () => import(`../../src/core/storage.ts?page=${++pages}`) as Promise<Module>;

/** Replaces a storage while something runs. */
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

  it('F74 leaves what was kept for good, for other tabs and the next visit, when it has no room for more', async () => {
    const { stored } = await openPage();
    stored(KEY, words).set(['old']);
    await withStorage('localStorage', full(localStorage), async () => stored(KEY, words).set(['new', 'old']));
    expect(localStorage.getItem(KEY)).to.equal('["old"]');
    expect((await openPage()).stored(KEY, words).get()).to.deep.equal(['new', 'old']);
    sessionStorage.clear();
    expect((await openPage()).stored(KEY, words).get()).to.deep.equal(['old']);
    stored(KEY, words).remove();
    expect([localStorage.length, sessionStorage.length]).to.deep.equal([0, 0]);
  });

  it('F74 is kept for this page alone when it is too much for any site', async () => {
    const { stored } = await openPage();
    const value = stored(KEY, words);
    const much = ['x'.repeat(1_100_000)];
    value.set(much);
    expect(value.get()).to.deep.equal(much);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  describe('in a browser without any more room', () => {
    const HISTORY = 'history';
    const search = (q: string) => q.padEnd(2_000, '.');
    const names = (text: string | null) => (JSON.parse(text ?? '[]') as string[]).map((q) => q.replace(/\.+$/, ''));
    const old = ['j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'];

    /** Fills the storage, as other scripts of a site may. */
    function fillUp() {
      let filled = '';
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          localStorage.setItem('of-another-script', filled + 'x'.repeat(size));
          filled += 'x'.repeat(size);
        } catch {
          // The next turn tries half as much.
        }
      }
    }

    it('F74 the oldest searches give way to what is saved, and nothing more of them than it needs', async () => {
      const { stored, onStorageDegraded, makeExpendable } = await openPage();
      makeExpendable(HISTORY);
      stored(HISTORY, words).set(old.map(search));
      fillUp();
      let notices = 0;
      onStorageDegraded(() => notices++);
      stored(KEY, words).set(['x'.repeat(3_000)]);
      expect(localStorage.getItem(KEY)).to.have.length(3_004);
      expect(names(localStorage.getItem(HISTORY))).to.deep.equal(old.slice(0, 8));
      expect(notices).to.equal(0);
    });

    it('F74 the oldest searches give way to a newer one', async () => {
      const { stored, onStorageDegraded, makeExpendable } = await openPage();
      makeExpendable(HISTORY);
      const history = stored(HISTORY, words);
      history.set(old.slice(1).map(search));
      fillUp();
      let notices = 0;
      onStorageDegraded(() => notices++);
      history.set(['new', ...old.slice(1)].map(search));
      expect(names(localStorage.getItem(HISTORY))).to.deep.equal(['new', ...old.slice(1, 9)]);
      expect(history.get()).to.have.length(9);
      expect(notices).to.equal(0);
    });

    it('F74 the latest search stays, and what still finds no room lasts for this visit', async () => {
      const { stored, onStorageDegraded, makeExpendable } = await openPage();
      makeExpendable(HISTORY);
      stored(HISTORY, words).set(old.map(search));
      fillUp();
      let notices = 0;
      onStorageDegraded(() => notices++);
      const much = ['x'.repeat(100_000)];
      stored(KEY, words).set(much);
      expect(stored(KEY, words).get()).to.deep.equal(much);
      expect(names(localStorage.getItem(HISTORY))).to.deep.equal(['j']);
      expect(notices).to.equal(1);
    });
  });

  it('F75 is set aside, once, when nobody can read it and it would be missed', async () => {
    const backup = () => localStorage.getItem(`${KEY}_backup`);
    const { stored } = await openPage();
    const value = stored(KEY, words, undefined, { hasBackup: true });
    for (const nothing of ['', '[]', 'null', `["${'x'.repeat(1_100_000)}"]`, '["readable"]']) {
      localStorage.setItem(KEY, nothing);
      value.set(['a']);
      expect(backup(), nothing.slice(0, 12)).to.equal(null);
    }
    for (const lost of ['[{"half": ', '[1, 2]', '{"old": "shape"}']) {
      localStorage.setItem(KEY, lost);
      expect(value.get()).to.deep.equal([]);
      value.set(['a']);
      expect(localStorage.getItem(KEY)).to.equal('["a"]');
      expect(backup()).to.equal('[{"half": ');
    }
    value.remove();
    expect(backup()).to.equal(null);
    localStorage.setItem('other', 'not json');
    stored('other', words).set(['a']);
    expect(Object.keys(localStorage)).to.deep.equal(['other']);
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
