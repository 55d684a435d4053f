import { atom } from 'jotai/vanilla';

import { pageAtom } from './page';
import { searchAtom } from './search';

/** Whom to call about the page's search: its branch, or the only one there is; undefined where the page names none. */
export const officeTelephoneAtom = atom((get) => {
  const { branch, branches } = get(pageAtom);
  const office = branch ?? (branches.length === 1 ? branches[0] : undefined);
  if (!office) return undefined;
  const { branchSalesContactNumber: sales, branchLettingsContactNumber: lettings, branchContactNumber } = office;
  return (get(searchAtom).channel === 'lettings' ? lettings : sales) || branchContactNumber || undefined;
});
