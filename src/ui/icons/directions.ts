/** Back, in reading direction: use with `turning`. */
export const chevronLeft = 'm14.5 6-6 6 6 6';

/** Forward, in reading direction: use with `turning`. */
export const chevronRight = 'm9.5 6 6 6-6 6';

/** There is more below. */
export const chevronDown = 'm6 9.5 6 6 6-6';
