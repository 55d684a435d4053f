/** Words of the home page's link to a valuation. */
export const valuationLinkWords = {
  question: 'What is your home worth?',
  intro: 'Someone who knows your street will visit and tell you, free of charge.',
  book: 'Book a valuation',
} as const;
