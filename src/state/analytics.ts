import { atom } from 'jotai/vanilla';

import { fetchAnalyticsCode } from '../api/consent';
import type { CodePiece } from '../core/page-code';
import { consentAtom } from './consent';
import { pageAtom } from './page';

const TAG = 'agency-cookie-consent';
/** Pieces that have not run yet; undefined until the server was asked. */
let waiting: CodePiece[] | undefined;
let isRunning = false;
const startedAtom = atom(false);

/** Whether analytics code has run on this page, which cannot be undone. */
export const isAnalyticsStartedAtom = atom((get) => get(startedAtom));

/** Fetches the site's analytics code once per page and runs it piece by piece, as long as the visitor consents. */
export const loadAnalyticsAtom = atom(null, async (get, set) => {
  const isAllowed = () => get(consentAtom)?.status === 'allow';
  if (isRunning || !isAllowed()) return;
  isRunning = true;
  waiting ??= await fetchPieces(get(pageAtom).origin);
  while (waiting?.length && isAllowed()) {
    set(startedAtom, true);
    await waiting.shift()!();
  }
  isRunning = false;
});

async function fetchPieces(origin: string) {
  if (origin) {
    console.error(`Analytics code is fetched only from the page's own server, not from ${origin}.`);
    return [];
  }
  const code = await fetchAnalyticsCode();
  if (!code) return undefined;
  try {
    const { readCode } = await import('../core/page-code');
    return [...readCode(code.head, 'head', TAG), ...readCode(code.body, 'body', TAG)];
  } catch (error) {
    console.error('The analytics code of the site could not be set up.', error);
    return undefined;
  }
}
