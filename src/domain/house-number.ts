/** Whether a text is a house number as people write it: '12', '12A', '12-14' or '3/1'. */
export const isHouseNumber = (text: string): boolean => /^\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$/i.test(text);
