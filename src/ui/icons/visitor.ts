/** Save; filled when saved. */
export const heart = 'M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 6.9a4.4 4.4 0 0 1 8 2.5C20 15.2 12 20 12 20z';

/** The visitor's account. */
export const person = 'M8 8.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4 20.5c.8-4 4-6 8-6s7.2 2 8 6';

/** Be notified of new homes; filled when on. */
export const bell = 'M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.5 2H5zM10 18.5a2 2 0 0 0 4 0';
