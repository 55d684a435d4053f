import type { ReactNode } from 'react';

/**
 * The words of a heading that takes the focus, in a box of their own. Where what had the focus is gone or inert by the
 * time Orca looks, it moves without a word to the innermost box that holds the focus, and speaks only if that is not yet
 * the heading itself.
 */
export const HeadingWords = ({ children }: { children: ReactNode }) => (
  <span className="agency-heading-words">{children}</span>
);
