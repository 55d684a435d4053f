import { atom } from 'jotai/vanilla';

import { readPage } from '../core/page-data';
import { cameFromThisSite, currentHash, navigate, onPath, routeHash } from '../core/path';
import { storedForVisit } from '../core/storage';
import { claimsAccount, flashTone } from '../domain/flash';
import { accountNotices } from '../domain/prescribed-words';
import { readText } from '../domain/reading';
import { readHash } from '../domain/routes';
import { settleDraftAtom } from './drafts';
import { pageAtom } from './page';
import { notifyAtom } from './toasts';

const carried = storedForVisit('agency-notice', readText);

/** Keeps a notice for the page that comes next: this one is left before anybody could read it. */
export const carryNoticeAtom = atom(null, (_get, _set, name: keyof typeof accountNotices) => carried.set(name));

const showCarriedNoticeAtom = atom(null, (_get, set) => {
  const name = carried.get();
  const [, notice] = Object.entries(accountNotices).find(([known]) => known === name) ?? [];
  if (!notice) return;
  carried.remove();
  set(notifyAtom, notice);
});

const showFlashAtom = atom(null, (get, set) => {
  const { flash: key } = readHash(currentHash());
  if (key === undefined) return;
  const tone = flashTone(key);
  // A form that the browser sent came back: it says that it arrived, or is opened again with what was entered.
  const sentFrom = tone === 'info' ? undefined : set(settleDraftAtom, tone === 'success');
  navigate(sentFrom ?? readHash(routeHash()).path, { replace: true });
  const { flashMessages, notifyDuration: duration } = get(pageAtom);
  const name = `flash-message-${key}`;
  const message = flashMessages.get(key) ?? readText(readPage([name])[name]);
  // Anybody can send a link that claims to have signed somebody in; only a page of this site may show it as a success.
  const isClaim = claimsAccount(key) && !cameFromThisSite();
  if (message) set(notifyAtom, { message, tone: isClaim ? 'info' : tone, duration });
});

/**
 * Shows the message that the address asks for, now and whenever it does, and takes it out of the address; with it what
 * the page before this one had no time to say.
 */
export const startFlashAtom = atom(null, (_get, set) => {
  const show = () => {
    set(showCarriedNoticeAtom);
    set(showFlashAtom);
  };
  show();
  onPath(show);
});
