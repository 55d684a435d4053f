/** Words of the home page's link to a valuation. */
export const valuationLinkWords = {
  question: 'What is your home worth?',
  intro: 'Somebody who knows your street comes to see it and tells you. It costs nothing.',
  book: 'Book a valuation',
} as const;
