import type { Search } from '../../domain/search';

/** What the fields of the form show, and how they change it. */
export interface FilterProps {
  search: Search;
  onChange: (search: Search) => void;
}
