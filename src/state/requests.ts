import { configureRequests } from '../core/request';
import { store } from '../core/store';
import { pageAtom } from './page';

/** Configures requests from the page data, now and whenever a page script changes it. */
export function startRequests() {
  let first: string | undefined;
  const configure = () => {
    const { origin, tokenPath, authenticityToken } = store.get(pageAtom);
    configureRequests({ origin, tokenPath });
    // The page's token is only the initial one: a later sign-in may have replaced it.
    if (authenticityToken !== first) configureRequests({ authenticityToken });
    first = authenticityToken;
  };
  configure();
  store.sub(pageAtom, configure);
}
