import type { ReactNode } from 'react';

import { Live } from './live';

interface Props {
  /** What is loading: 'Loading homes'; left out where something else says so. */
  label?: string;
  /** Bones in the shape of the content, to avoid layout shift; three lines of text by default. */
  children?: ReactNode;
}

/** A placeholder for content that is loading. */
export function Skeleton({ label, children }: Props) {
  return (
    <>
      {/* Not inside a busy element, where screen readers announce nothing. */}
      {label && <Live>{label}</Live>}
      <div className="agency-skeleton" aria-busy="true">
        {children ?? (
          <>
            <Bone />
            <Bone />
            <Bone width="60%" />
          </>
        )}
      </div>
    </>
  );
}

/** One bar, as high as a line of text. */
function Bone({ width = '100%' }: { width?: string }) {
  return <div className="agency-bone" style={{ inlineSize: width, blockSize: '0.875em' }} />;
}
