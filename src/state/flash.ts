import { atom } from 'jotai/vanilla';

import { ensureProvider } from '../core/open-portals';
import { readPage } from '../core/page-data';
import { cameFromThisSite, currentHash, navigate, onPath, routeHash } from '../core/path';
import { storedForVisit } from '../core/storage';
import { store } from '../core/store';
import { answersLead, claimsAccount, flashTone } from '../domain/flash';
import type { Tone } from '../domain/notice';
import { accountNotices } from '../domain/prescribed-words';
import { readText } from '../domain/reading';
import { readHash } from '../domain/routes';
import type { Toast } from '../domain/toast';
import { settleDraftAtom } from './sent-drafts';
import { pageAtom } from './page';
import { notifyAtom } from './toasts';

const noticeInTab = storedForVisit('agency-notice', readText);

/** Keeps a notice for the next page, because this one unloads before it can be read. */
export const carryNotice = (name: keyof typeof accountNotices) => noticeInTab.set(name);

const showCarriedNoticeAtom = atom(null, (_get, set) => {
  const name = noticeInTab.get();
  const [, notice] = Object.entries(accountNotices).find(([known]) => known === name) ?? [];
  if (!notice) return;
  noticeInTab.remove();
  set(sayAtom, notice);
});

/** A message from the address that has not been shown yet. */
const untoldFlashAtom = atom<{ key: string; tone: Tone }>();

const showFlashAtom = atom(null, (_get, set) => {
  const { flash: key } = readHash(currentHash());
  if (key === undefined) return;
  const tone = flashTone(key);
  // The result of a form that the browser submitted: it confirms the form, or reopens it with what was entered.
  const sentFrom = tone !== 'info' && answersLead(key) ? set(settleDraftAtom, tone === 'success') : undefined;
  navigate(sentFrom ?? readHash(routeHash()).path, { replace: true });
  // Anyone can send a link that claims a sign-in; show it as a success only when it comes from a page of this site.
  const isClaim = claimsAccount(key) && !cameFromThisSite();
  set(untoldFlashAtom, { key, tone: isClaim ? 'info' : tone });
  set(tellAtom);
});

/** Shows the message once the page has words for it, which may come after the first elements. */
const tellAtom = atom(null, (get, set) => {
  const { key, tone } = get(untoldFlashAtom) ?? {};
  if (key === undefined) return;
  const { flashMessages, notifyDuration: duration } = get(pageAtom);
  const name = `flash-message-${key}`;
  const message = flashMessages.get(key) ?? readText(readPage([name])[name]);
  if (!message) return;
  set(untoldFlashAtom, undefined);
  set(sayAtom, { message, tone, duration });
});

/** Shows a message, also on a page that has only forms of its own. */
const sayAtom = atom(null, (_get, set, toast: Toast) => {
  ensureProvider();
  set(notifyAtom, toast);
});

/**
 * Shows the flash message in the address, now and whenever it changes, and removes it from the address; also shows the
 * notice carried over from the previous page.
 */
export const startFlashAtom = atom(null, (_get, set) => {
  const show = () => {
    set(showCarriedNoticeAtom);
    set(showFlashAtom);
  };
  show();
  onPath(show);
  store.sub(pageAtom, () => set(tellAtom));
});
