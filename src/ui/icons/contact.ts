/** A telephone. */
export const phone =
  'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1l1.6-2.2 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z';

/** Mail. */
export const envelope = 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7';
