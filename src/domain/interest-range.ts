/** Lowest and highest yearly rate of a mortgage, in percent. */
export const interestRange = { min: 0.01, max: 10 } as const;
