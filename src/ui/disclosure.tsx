import { useState, type ReactNode } from 'react';

interface Props {
  /** Label of the toggle. */
  summary: string;
  /** Initially open; later changes are ignored. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** Collapsible details that few visitors need; always open in print. */
export function Disclosure({ summary, startsOpen = false, children }: Props) {
  const [open] = useState(startsOpen);
  return (
    <details className="agency-disclosure" open={open}>
      <summary className="agency-disclosure-summary">{summary}</summary>
      {children}
    </details>
  );
}
