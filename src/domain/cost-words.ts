/** Words over both calculators. */
export const costWords = {
  heading: 'What it costs',
  mortgage: 'Mortgage',
  stampDuty: 'Stamp duty',
  forSaleOnly: 'The calculators are for homes for sale.',
} as const;
