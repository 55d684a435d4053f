import type { ReactNode } from 'react';

import { ErrorBoundary } from '../../core/error-boundary';
import { announceError } from '../../core/errors';

interface Props {
  retryOn: unknown;
  children: ReactNode;
}

/** A part of the page's React root that can fail on its own: the elements stay. */
export function Isolate({ retryOn, children }: Props) {
  const tell = () => announceError(document, { code: 'render', tag: 'agency-provider', recoverable: true });
  return (
    <ErrorBoundary retryOn={retryOn} onFailure={tell}>
      {children}
    </ErrorBoundary>
  );
}
