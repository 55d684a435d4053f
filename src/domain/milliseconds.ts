/** A day in milliseconds. */
export const oneDay = 86_400_000;
