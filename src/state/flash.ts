import { atom } from 'jotai/vanilla';

import { readPage } from '../core/page-data';
import { cameFromThisSite, currentHash, navigate, onPath } from '../core/path';
import { flashTone } from '../domain/flash';
import { readText } from '../domain/reading';
import { readHash } from '../domain/routes';
import { settleDraftAtom } from './drafts';
import { pageAtom } from './page';
import { notifyAtom } from './toasts';

const showFlashAtom = atom(null, (get, set) => {
  const { path, flash: key } = readHash(currentHash());
  if (key === undefined) return;
  const tone = flashTone(key);
  // A form that the browser sent came back: refused, it is opened again with what was entered.
  const sentFrom = tone === 'info' ? undefined : set(settleDraftAtom, tone === 'success');
  navigate(sentFrom ?? path, { replace: true });
  const { flashMessages, notifyDuration: duration } = get(pageAtom);
  const name = `flash-message-${key}`;
  const message = flashMessages.get(key) ?? readText(readPage([name])[name]);
  // Anybody can send a link that claims a success; only a page of this site may show it as one.
  const isClaim = tone === 'success' && !cameFromThisSite();
  if (message) set(notifyAtom, { message, tone: isClaim ? 'info' : tone, duration });
});

/** Shows the message that the address asks for, now and whenever it does, and takes it out of the address. */
export const startFlashAtom = atom(null, (_get, set) => {
  const show = () => set(showFlashAtom);
  show();
  onPath(show);
});
