import type { ReactNode } from 'react';

import { Button } from './button';
import { Empty } from './empty';
import { warning } from './icons/signs';

interface Props {
  /** What failed: 'The homes did not load'. */
  heading: string;
  onRetry: () => void;
  /** What the button says. */
  offer?: string;
  /** A retry is under way. */
  retrying?: boolean;
  /** What is not lost, and whom to call. */
  children?: ReactNode;
}

/** Says what failed to load, with a button to retry. */
export function Failure({ heading, onRetry, offer = 'Try again', retrying = false, children }: Props) {
  return (
    // Not atomic: a retry changes the button alone.
    <div className="agency-failure" role="alert" aria-atomic={false}>
      <Empty icon={warning} heading={heading}>
        {children}
        <Button busy={retrying} busyLabel="Trying…" onClick={onRetry}>
          {offer}
        </Button>
      </Empty>
    </div>
  );
}
