import { createElement, useEffect, useState, type ComponentType } from 'react';

import { FailureNote } from './failure-note';

interface Late {
  /** Fetches once this is true. */
  isWanted: boolean;
  /** After a failure, fetches again when this changes. */
  retryOn?: unknown;
  /** The visitor did not ask for it, so neither a wait nor a failure is shown. */
  isQuiet?: boolean;
  /** Said while a visitor waits for it. */
  meanwhile?: string;
}

/** Milliseconds after which a file that has not arrived counts as failed. */
const LIMIT = 120_000;

/** What a visitor can do about a file that did not arrive. */
type Offer = 'Try again' | 'Reload the page';

/**
 * A component whose file is fetched once it is wanted; shows nothing until then, or a message if it does not load.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LateComponent({ isWanted, retryOn, isQuiet, meanwhile, ...props }: Late & Props) {
    const [loaded, setLoaded] = useState<ComponentType<Props>>();
    const [hasTried, setTried] = useState(false);
    const [offer, setOffer] = useState<Offer>();

    useEffect(() => {
      if (!isWanted || loaded) return;
      const fail = (offer: Offer, error?: unknown) => {
        console.error('A part of the page did not load.', error);
        setOffer(offer);
      };
      // Browsers do not refetch a module that is still loading; Firefox and Safari not even one that failed.
      const timer = setTimeout(() => fail('Reload the page'), LIMIT);
      load()
        .then(
          (component) => setLoaded(() => component),
          (error: unknown) => fail(hasTried ? 'Reload the page' : 'Try again', error),
        )
        .finally(() => clearTimeout(timer));
      return () => clearTimeout(timer);
    }, [isWanted, retryOn, hasTried, loaded]);

    function tryAgain() {
      setOffer(undefined);
      setTried(true);
    }

    if (loaded) return createElement(loaded, props as unknown as Props);
    if (isQuiet) return null;
    if (offer)
      return (
        <FailureNote offer={offer} onPress={offer === 'Try again' ? tryAgain : () => location.reload()}>
          Sorry, this part of the page did not load.
        </FailureNote>
      );
    if (!isWanted || !meanwhile) return null;
    return (
      <p className="agency-note-loading agency-theme" role="status">
        {meanwhile}
      </p>
    );
  };
}
