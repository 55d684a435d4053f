/** An error or a failure. */
export const warning = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7.5v5.5m0 3.2v.1';

/** Information. */
export const info = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v5.5m0-9v.1';

/** Success. */
export const done = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 12.3l2.8 2.7L16 9.5';
