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
