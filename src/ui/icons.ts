/** Bedrooms. */
export const bed =
  'M3 5.5v13.5M3 15.5h18M21 19v-5a3 3 0 0 0-3-3h-7.5v4.5M5 11.7a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z';

/** Bathrooms. */
export const bath = 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M7 19l-1 2m11-2 1 2';

/** Reception rooms. */
export const sofa =
  'M5.5 10.5V8A2.5 2.5 0 0 1 8 5.5h8A2.5 2.5 0 0 1 18.5 8v2.5M3 12a1.7 1.7 0 0 1 3.4 0v2.5h11.2V12A1.7 1.7 0 0 1 21 12v5.5H3zM5.5 17.5v2m13-2v2';

/** Acreage. */
export const tree = 'M12 21v-7.5M12 17l3-2.5M5 21h14M12 14.5a5 5 0 0 1-4.7-6.7 4.9 4.9 0 0 1 9.4 0A5 5 0 0 1 12 14.5z';

/** A home, or the first page. */
export const home = 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10m-7.5 9.5V14h3v5.5';

/** A place. */
export const pin =
  'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z';

/** A station. */
export const train = 'M7 4h10v12H7zM7 11h10M9 19l-2 2m8-2 2 2M10 13.5h.01M14 13.5h.01';

/** Search. */
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5';

/** Save; filled when saved. */
export const heart = 'M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 6.9a4.4 4.4 0 0 1 8 2.5C20 15.2 12 20 12 20z';

/** The visitor's account. */
export const person = 'M8 8.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 20.5c.8-4 4-6 8-6s7.2 2 8 6';

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

/** Close, or remove. */
export const cross = 'M6 6l12 12M18 6 6 18';

/** Chosen, or a rule that is kept. */
export const tick = 'm5 12.5 4.5 4.5L19 7.5';

/** Backwards in reading direction: draw it with `turning`. */
export const chevronLeft = 'm14.5 6-6 6 6 6';

/** Onwards in reading direction: draw it with `turning`. */
export const chevronRight = 'm9.5 6 6 6-6 6';

/** A rule that is not kept yet. */
export const circle = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z';

/** It worked. */
export const done = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM8 12.3l2.8 2.7L16 9.5';

/** It did not work, or an error. */
export const warning = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7.5v5.5m0 3.2v.1';

/** Something to know. */
export const info = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v5.5m0-9v.1';

/** A telephone. */
export const phone =
  'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1l1.6-2.2 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z';

/** Mail. */
export const envelope = 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7';

/** Be told of something new; filled when that is so. */
export const bell = 'M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.5 2H5zM10 18.5a2 2 0 0 0 4 0';

/** A map. */
export const map = 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13m6-11v13';

/** Homes as rows. */
export const rows = 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01';

/** Homes as cards. */
export const cells = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';

/** Nearer. */
export const plus = 'M12 5v14M5 12h14';

/** Farther. */
export const minus = 'M5 12h14';

/** Where the visitor is. */
export const crosshair = 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 3v4m0 10v4M3 12h4m10 0h4';

/** Back to where a map began. */
export const compass = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM15.5 8.5l-2 5-5 2 2-5z';

/** As large as the window. */
export const wholeWindow = 'M4.5 9.5v-5h5m5 0h5v5m0 5v5h-5m-5 0h-5v-5';

/** As large as before. */
export const leaveWindow = 'M9.5 4.5v5h-5m15 0h-5v-5m0 15v-5h5m-15 0h5v5';

/** What keys do. */
export const keyboard = 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M7 14h10';

/** Draw an area. */
export const area = 'M6 7.5l10-2 3 8-8 5zM4.5 7.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z';

/** Where the visitor is. */
export const locate = 'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM12 2.5v3m0 13v3M2.5 12h3m13 0h3M12 12h.01';

/** Filters. */
export const sliders =
  'M4 7.5h9m5 0h2M4 16.5h3m5 0h8M13 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM7 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z';

/** Earlier. */
export const clock = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 7.5V12l3 2';
