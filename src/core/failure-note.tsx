import type { ReactNode } from 'react';

interface Props {
  /** What the visitor can do about it. */
  offer: string;
  onPress: () => void;
  children: ReactNode;
}

/** Replaces a part of the page that failed, with a button to put it right. */
export function FailureNote({ offer, onPress, children }: Props) {
  return (
    <p className="agency-failure agency-theme" role="alert">
      {children}{' '}
      <button type="button" className="agency-button" onClick={onPress}>
        {offer}
      </button>
    </p>
  );
}
