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

const search = atom(blankBranchSearch);
search.onMount = (set) => {
  const update = () => set(readBranchSearch(pageLocation().query));
  update();
  return onPath(update);
};

/** What is looked for among the branches: what the address says, and what is being typed. */
export const branchSearchAtom = atom((get) => get(search));

/** The branches found, which page of them is shown, and whether the page knows them all. */
export const branchListAtom = atom((get) => {
  const { branches, branchesPagination } = get(pageAtom);
  return listBranches(branches, branchesPagination, get(search));
});

/** Every department that a branch of this page has. */
export const branchDepartmentsAtom = atom((get) => departmentsOf(get(pageAtom).branches));

/** The branch whose own page this is. */
export const currentBranchIdAtom = atom((get) => {
  const { pageRoute, branchId } = get(pageAtom);
  return pageRoute === 'branches#properties' ? branchId : undefined;
});

/** The address of a page of the branches found. */
export const branchPageAddressAtom = atom((get) => (page: number) => addressOf({ ...get(search), page }));

/** Looks for other branches, from their first page on unless told; each step has its own address. */
export const searchBranchesAtom = atom(null, (get, set, changes: Partial<BranchSearch>) => {
  set(search, (before) => ({ ...before, page: 1, ...changes }));
  showAddress(addressOf(get(search)));
});

/** Looks for what has been typed so far; the address follows when the visitor stops. */
export const typeBranchNameAtom = atom(null, (_get, set, text: string) =>
  set(search, (before) => ({ ...before, text, page: 1 })),
);

/** The visitor stopped typing: the address says what is looked for, so that it can be kept or sent to somebody. */
export const keepBranchSearchAtom = atom(null, (get) => showAddress(addressOf(get(search)), { replace: true }));

function addressOf(wanted: BranchSearch) {
  return pageAddress() + writeBranchSearch(wanted, pageLocation().query) + currentHash();
}
