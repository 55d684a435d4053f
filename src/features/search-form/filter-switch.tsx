import type { Search } from '../../domain/search';
import { searchFormWords as words } from '../../domain/search-words';
import { Button } from '../../ui/button';
import { sliders } from '../../ui/icons/search';
import { useFilters } from './use-filters';

interface Props {
  search: Search;
  isOpen: boolean;
  /** It opens all filters, not only the less common ones. */
  isEverything: boolean;
  onSwitch: () => void;
}

/** Neither the panel nor the drawer has a field for these. */
const elsewhere: readonly (keyof Search)[] = ['poly', 'branchId'];
const inForm: ReadonlySet<keyof Search> = new Set([...elsewhere, 'within', 'minPrice', 'minBeds']);

/** The toggle for the hidden filters, with the number in use. */
export function FilterSwitch({ search, isOpen, isEverything, onSwitch }: Props) {
  const { filters } = useFilters(search);
  // Both ends of the bedrooms are one filter, named by the lower end; the form has no upper one.
  const isInForm = (field: keyof Search) => inForm.has(field) && !(field === 'minBeds' && search.minBeds === undefined);
  const hidden = filters.filter(({ field }) => (isEverything ? !elsewhere.includes(field) : !isInForm(field)));
  return (
    <Button className="agency-search-switch" icon={sliders} aria-expanded={isOpen} onClick={onSwitch}>
      {words.filters}
      {hidden.length > 0 && (
        <>
          <span className="agency-search-number" aria-hidden="true">
            {hidden.length}
          </span>
          <span className="agency-visually-hidden">{words.inUse(hidden.length)}</span>
        </>
      )}
    </Button>
  );
}
