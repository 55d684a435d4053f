import { useState, type ReactNode } from 'react';

interface Props {
  /** What opens it. */
  summary: string;
  /** It is open from the start; then the visitor decides. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** Something few ask for: shown when they do, and on paper. */
export function Disclosure({ summary, startsOpen = false, children }: Props) {
  const [open] = useState(startsOpen);
  return (
    <details className="agency-disclosure" open={open}>
      <summary className="agency-disclosure-summary">{summary}</summary>
      {children}
    </details>
  );
}
