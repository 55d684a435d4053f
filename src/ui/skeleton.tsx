import type { ReactNode } from 'react';

interface Props {
  /** What is on its way: 'Loading homes'. */
  label: string;
  /** Bones in the shape of what comes, so that nothing moves when it is there; lines of text unless told. */
  children?: ReactNode;
}

/** Holds the place of what is on its way. */
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

/** One bar, as high as a line of text unless told. */
function Bone({ width = '100%', height = '0.875em' }: { width?: string; height?: string }) {
  return <div className="agency-bone" style={{ inlineSize: width, blockSize: height }} />;
}
