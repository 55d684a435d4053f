/** Words of the way to a valuation from the home page. */
export const valuationLinkWords = {
  question: 'What is your home worth?',
  lead: 'Somebody who knows your street comes to see it and tells you. It costs nothing.',
  book: 'Book a valuation',
} as const;
