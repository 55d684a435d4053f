import type { Search } from '../../domain/search';

/** Common props of the form's fields: the search, and how to change it. */
export interface FilterProps {
  search: Search;
  onChange: (search: Search) => void;
}
