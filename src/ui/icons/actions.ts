/** Close, or remove. */
export const cross = 'M6 6l12 12M18 6 6 18';

/** Open a menu. */
export const bars = 'M4 7h16M4 12h16M4 17h16';

/** Chosen, or a rule that is met. */
export const tick = 'm5 12.5 4.5 4.5L19 7.5';

/** A rule that is not met yet. */
export const circle = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z';

/** Share. */
export const share = 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6';

/** Copy. */
export const copy = 'M9 9h11v11H9zM15 9V4H4v11h5';

/** Print. */
export const printer = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z';

/** Edit. */
export const pencil = 'm5 19 1-4L16.5 4.5l3 3L9 18z';

/** Delete. */
export const bin = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 10.5v5.5m3.4-5.5v5.5';

/** Undo. */
export const undo = 'M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H9';

/** A file to send. */
export const paperclip =
  'm19 11-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.5 1.5 0 0 1-2.2-2.2l7-7';
