import { atom } from 'jotai/vanilla';

import { branchTelephone } from '../domain/branch';
import { pageAtom } from './page';
import { searchAtom } from './search';

/**
 * The telephone number for the page's search: its branch's, or that of the only branch on the page; undefined
 * otherwise.
 */
export const officeTelephoneAtom = atom((get) => {
  const { branch, branches } = get(pageAtom);
  const office = branch ?? (branches.length === 1 ? branches[0] : undefined);
  return (office && branchTelephone(office, get(searchAtom).channel)) || undefined;
});
