/** Words of the instant valuation. */
export const instantValuationWords = {
  intro:
    'A first idea of what your home could fetch, based on similar homes nearby. It takes a minute, and nothing is kept.',
  postcode: 'Postcode',
  kind: 'Type of home',
  choose: 'Choose',
  kinds: {
    detached: 'Detached house',
    'semi-detached': 'Semi-detached house',
    terraced: 'Terraced house',
    bungalow: 'Bungalow',
    cottage: 'Cottage',
    flat: 'Flat',
  },
  bedrooms: 'Bedrooms',
  studio: 'Studio',
  orMore: (bedrooms: number) => `${bedrooms} or more`,
  noPostcode: 'Please enter a valid postcode',
  noKind: 'Please choose the type of home',
  show: 'Show the estimate',
  working: 'Working it out…',
  unknown: 'We could not reach our server. Please try again, or book a valuation.',
  found: 'What your home could fetch',
  home: (kind: string, bedrooms: string, postcode: string) => `${kind}, ${bedrooms}, ${postcode}`,
  bedroomsOf: (bedrooms: number) => (bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`),
  range: (low: string, high: string) => `${low} to ${high}`,
  from: (count: number) =>
    count === 1 ? 'Based on 1 similar home nearby.' : `Based on ${count} similar homes nearby.`,
  toLet: (rent: string) => `If let, it could bring in ${rent} a month.`,
  example: 'This figure is an example: the homes it is based on are invented.',
  caution:
    'No online estimate can see your kitchen or your view. Someone who visits can tell you more, free of charge.',
  none: 'We do not have enough homes like yours to compare',
  noneLead: 'We have not sold enough of them nearby to give a figure. Someone who visits can tell you.',
  book: 'Book a valuation',
  change: 'Change the details',
} as const;
