import { atom } from 'jotai/vanilla';

import { currentHash, onPath, pageAddress, pageLocation, showAddress } from '../core/path';
import {
  blankBranchSearch,
  departmentsOf,
  listBranches,
  readBranchSearch,
  writeBranchSearch,
  type BranchSearch,
} from '../domain/branch-search';
import { pageAtom } from './page';
import { pageBlockAtom } from './page-subject';

const searchAtom = atom(blankBranchSearch);
searchAtom.onMount = (set) => {
  const update = () => set(readBranchSearch(pageLocation().query));
  update();
  return onPath(update);
};

/** The search that the server printed the page for. */
const printedSearchAtom = atom((get) => {
  get(pageBlockAtom);
  return readBranchSearch(pageLocation().query);
});

/** The branch search: from the address and what is being typed. */
export const branchSearchAtom = atom((get) => get(searchAtom));

/** The branches found, their pagination, and whether the page has all of them. */
export const branchListAtom = atom((get) => {
  const { branches, branchesPagination } = get(pageAtom);
  return listBranches(branches, branchesPagination, get(searchAtom), get(printedSearchAtom));
});

/** The departments of this page's branches. */
export const branchDepartmentsAtom = atom((get) => departmentsOf(get(pageAtom).branches));

/** The branch whose page this is. */
export const currentBranchIdAtom = atom((get) => {
  const { pageRoute, branchId, branch } = get(pageAtom);
  return pageRoute === 'branches#properties' ? (branchId ?? branch?.branchId) : undefined;
});

/** The address of a page of the branches found. */
export const branchPageAddressAtom = atom((get) => (page: number) => addressOf({ ...get(searchAtom), page }));

/** Searches the branches, from the first page by default; each search has its own address. */
export const searchBranchesAtom = atom(null, (get, set, changes: Partial<BranchSearch>) => {
  set(searchAtom, (before) => ({ ...before, page: 1, ...changes }));
  showAddress(addressOf(get(searchAtom)));
});

/** Searches for the text typed so far; the address is updated when the visitor stops typing. */
export const typeBranchNameAtom = atom(null, (_get, set, text: string) =>
  set(searchAtom, (before) => ({ ...before, text, page: 1 })),
);

/** Writes the search into the address once the visitor stops typing, so that it can be bookmarked or shared. */
export const keepBranchSearchAtom = atom(null, (get) =>
  showAddress(addressOf(get(searchAtom)), { replace: true, isOptional: true }),
);

function addressOf(wanted: BranchSearch) {
  return pageAddress() + writeBranchSearch(wanted, pageLocation().query) + currentHash();
}
