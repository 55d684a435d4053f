import type { ReactNode } from 'react';

/** Says its text to assistive technology whenever it changes, without moving the focus. Draw it before there is text. */
export function Live({ children }: { children: ReactNode }) {
  return (
    <span className="agency-visually-hidden" role="status">
      {children}
    </span>
  );
}
