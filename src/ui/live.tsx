import type { ReactNode } from 'react';

/** A live region: announces its text whenever it changes. Render it before there is text. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <span className="agency-visually-hidden" role="status">
      {children}
    </span>
  );
}
