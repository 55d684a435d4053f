import type { FreshHomes } from './search-looks';
import type { Trade } from './trades';

const these = (count: number) => (count === 1 ? 'This search is' : 'These searches are');
const it = (count: number) => (count === 1 ? 'it' : 'them');

/** Words of the list of saved searches. */
export const savedSearchWords = {
  loading: 'Loading your saved searches',
  failed: 'Your saved searches did not load',
  stillInAccount: 'They are safe in your account.',
  whyEmpty: 'Save a search to keep it here, ready to run again.',
  search: 'Search for homes',
  onThisDevice: (count: number) =>
    `${these(count)} kept on this device only, and some browsers clear such lists after seven days.`,
  signIn: 'Sign in',
  or: ' or ',
  register: 'register',
  toKeep: (count: number) => ` to keep ${it(count)} and to be emailed about new homes.`,
  newHomes: ({ count, isMore }: FreshHomes, { names: [one, many] }: Trade) =>
    `${count}${isMore ? '+' : ''} new ${count === 1 ? one : many}`,
  sinceLook: 'since you last looked',
  removed: (name: string) => `“${name}” was removed.`,
  undoThis: (name: string) => `Undo: keep ${name}`,
  rename: 'Rename',
  renameThis: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeThis: (name: string) => `Remove ${name}`,
  name: 'Name of this search',
  nameHint: 'Only visible on this device. Leave it empty to show the search itself.',
  keepName: 'Save name',
  cancel: 'Cancel',
  inAccount: 'This search is in your account now.',
  tryAgain: 'Try again',
  tryThisAgain: (name: string) => `Try again: add ${name} to your account`,
} as const;
