/** Search. */
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5';

/** Where the visitor is. */
export const locate = 'M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM12 2.5v3m0 13v3M2.5 12h3m13 0h3M12 12h.01';

/** An earlier search. */
export const clock = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 7.5V12l3 2';

/** Filters. */
export const sliders =
  'M4 7.5h9m5 0h2M4 16.5h3m5 0h8M13 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM7 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z';

/** A home, or the first page. */
export const home = 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10m-7.5 9.5V14h3v5.5';

/** A place. */
export const pin =
  'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z';
