const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** Words of a property's card, most of them for screen readers. */
export const cardWords = {
  photos: (address: string) => `Photos of ${address}`,
  photo: (number: number, total: number) => `Photo ${number} of ${total}`,
  previous: (address: string) => `Previous photo of ${address}`,
  next: (address: string) => `Next photo of ${address}`,
  bedrooms: (count: number) => plural(count, 'bedroom'),
  bathrooms: (count: number) => plural(count, 'bathroom'),
  receptionRooms: (count: number) => plural(count, 'reception room'),
  acres: (count: number) => plural(count, 'acre'),
  unnamed: 'this property',
  nameless: 'View this property',
} as const;

/** Words of the heart and of the list of saved properties. */
export const savedListWords = {
  saveThis: 'Save',
  save: (address: string) => `Save ${address}`,
  loading: 'Loading your saved properties',
  failed: 'Your saved properties did not load',
  stillInAccount: 'They are safe in your account.',
  count: (count: number) => `${count} saved ${plural(count, 'property', 'properties')}`,
  sort: 'Sort by',
  sorts: { newest: 'Newest first', dearest: 'Highest price first', cheapest: 'Lowest price first' },
  whyEmpty: 'Press the heart on a home you like to keep it here.',
  search: 'Search for homes',
  removed: (address: string) => `${address} was removed.`,
  unavailable: 'No longer available',
  remove: 'Remove',
  removeThis: (address: string) => `Remove ${address}`,
  undoThis: (address: string) => `Undo: keep ${address}`,
  onThisDevice: (count: number) =>
    `${count === 1 ? 'This home is' : 'These homes are'} kept on this device only, and some browsers clear such lists after seven days.`,
  signIn: 'Sign in',
  or: ' or ',
  register: 'register',
  toKeep: (count: number) =>
    ` to keep ${count === 1 ? 'it' : 'them'} and to see ${count === 1 ? 'it' : 'them'} on any device.`,
  sessionOver: 'You are signed out. ',
  toSeeAccount: ' to see your list as it is on your other devices.',
  tryAgain: 'Try again',
} as const;

/** Words of saved homes side by side. */
export const comparisonWords = {
  compare: 'Compare',
  compareThis: (address: string) => `Compare ${address}`,
  choose: 'Choose two to four homes',
  chosen: (count: number) => `${count} of 4 chosen`,
  full: '4 of 4 chosen: remove one to choose another',
  compareThese: (count: number) => (count < 2 ? 'Compare' : `Compare ${count} homes`),
  cancel: 'Cancel',
  heading: (count: number) => `${count} homes side by side`,
  back: 'Back to the list',
  fact: 'Home',
  unknown: 'Not given',
  price: 'Price',
  status: 'Status',
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  receptionRooms: 'Reception rooms',
  land: 'Land',
  added: 'Added',
} as const;
