/** Zoom in. */
export const plus = 'M12 5v14M5 12h14';

/** Zoom out. */
export const minus = 'M5 12h14';

/** Where the visitor is. */
export const crosshair = 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM12 3v4m0 10v4M3 12h4m10 0h4';

/** Reset the map. */
export const compass = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM15.5 8.5l-2 5-5 2 2-5z';

/** Fill the window. */
export const wholeWindow = 'M4.5 9.5v-5h5m5 0h5v5m0 5v5h-5m-5 0h-5v-5';

/** Back to the normal size. */
export const leaveWindow = 'M9.5 4.5v5h-5m15 0h-5v-5m0 15v-5h5m-15 0h5v5';

/** Keyboard help. */
export const keyboard = 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M7 14h10';

/** Draw an area. */
export const area = 'M6 7.5l10-2 3 8-8 5zM4.5 7.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z';
