import type { ReactNode } from 'react';

interface Props {
  /** What is loading: 'Loading homes'. */
  label: string;
  /** Bones in the shape of the content, to avoid layout shift; three lines of text by default. */
  children?: ReactNode;
}

/** A placeholder for content that is loading. */
export function Skeleton({ label, children }: Props) {
  return (
    <div className="agency-skeleton" aria-busy="true">
      <span className="agency-visually-hidden" role="status">
        {label}
      </span>
      {children ?? (
        <>
          <Bone />
          <Bone />
          <Bone width="60%" />
        </>
      )}
    </div>
  );
}

/** One bar, by default as high as a line of text. */
function Bone({ width = '100%', height = '0.875em' }: { width?: string; height?: string }) {
  return <div className="agency-bone" style={{ inlineSize: width, blockSize: height }} />;
}
