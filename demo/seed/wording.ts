import type { PlanRoom } from '../pictures/plans/plan';
import { feet } from '../pictures/plans/plan';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** A small number as a word at the start of a line, such as 'Three'. */
export const inWords = (number: number): string => words[number] ?? String(number);

/** A number of things at the start of a line, such as 'Three bedrooms'. */
export const counted = (number: number, noun: string): string => `${inWords(number)} ${noun}${number === 1 ? '' : 's'}`;

/** The same in lower case, for mid-sentence. */
export const countedWithin = (number: number, noun: string): string => counted(number, noun).toLowerCase();

/** Adds 'a' or 'an' to a word, by its sound. */
export const withArticle = (text: string): string => `${/^[aeio]|^u(?!ni|ti)/i.test(text) ? 'an' : 'a'} ${text}`;

/** Capitalises the first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A room's size as its floorplan gives it, such as 4.40m by 3.70m (14'5" by 12'2"). */
export const sizeOf = ({ width, depth }: PlanRoom): string =>
  `${width.toFixed(2)}m by ${depth.toFixed(2)}m (${feet(width)} by ${feet(depth)})`;
