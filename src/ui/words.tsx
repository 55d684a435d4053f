import type { ReactNode } from 'react';

/**
 * Text that may change, in an element of its own. A browser's translator replaces text nodes, and React can then change
 * only the text of an element that has no other children. Using the text as the key works as well.
 */
export function Words({ children }: { children?: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children;
}
