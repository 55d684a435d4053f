/** Errors of the two calculators, and labels that other words quote; their other words stand where they are shown. */
export const calculatorWords = {
  interest: 'Enter a value between 0.01 and 10',
  years: 'Enter a value between 5 and 35',
  price: 'Please enter a valid price',
  deposit: 'Please enter a valid deposit',
  depositAbovePrice: 'The deposit is more than the price',
  additionalProperty: 'Additional property',
  firstTimeBuyer: 'First time buyer',
} as const;
