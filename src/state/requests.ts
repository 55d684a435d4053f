import { configureRequests } from '../core/request';
import { store } from '../core/store';
import { pageAtom } from './page';

/** Lets the page data decide where requests go, now and whenever a page script adds to it. */
export function startRequests() {
  let first: string | undefined;
  const configure = () => {
    const { origin, tokenPath, authenticityToken } = store.get(pageAtom);
    configureRequests({ origin, tokenPath });
    // The token of a page is only its first: a sign-in since may have brought another.
    if (authenticityToken !== first) configureRequests({ authenticityToken });
    first = authenticityToken;
  };
  configure();
  store.sub(pageAtom, configure);
}
