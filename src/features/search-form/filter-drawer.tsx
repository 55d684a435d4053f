import { useState, type FormEvent } from 'react';

import type { Search } from '../../domain/search';
import { searchFormWords as words } from '../../domain/search-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormContext } from '../../ui/form-context';
import { Live } from '../../ui/live';
import { useBackCloses } from '../../ui/use-back-closes';
import { MainFilters } from './main-filters';
import { MoreFilters } from './more-filters';
import { useCount } from './use-count';
import { useCrossed } from './use-crossed';
import { useFilters } from './use-filters';

interface Props {
  search: Search;
  tags: readonly string[];
  /** Includes the filters that are in the form itself where there is room. */
  withMain: boolean;
  /** The visitor has asked for the search already: errors show at once. */
  wasAsked: boolean;
  onApply: (search: Search) => void;
  onClose: () => void;
}

/** The filters on a phone. Changes take effect only when applied. */
export function FilterDrawer({ search: given, tags, withMain, wasAsked, onApply, onClose }: Props) {
  const [search, onChange] = useState(given);
  const { filters, cleared } = useFilters(search);
  const { context, isSound, check } = useCrossed(search, wasAsked);
  const count = useCount(isSound ? search : undefined);
  const { close } = useBackCloses('filters', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) close(() => onApply(search));
  };
  return (
    <Dialog look="panel" label={words.filters} onClose={() => close()}>
      <FormContext value={context}>
        <form className="agency-search-drawer" noValidate onSubmit={submit}>
          {withMain && (
            <div className="agency-search-fields">
              <MainFilters search={search} onChange={onChange} />
            </div>
          )}
          <MoreFilters search={search} onChange={onChange} tags={tags} />
          <div className="agency-search-drawer-foot">
            <Button look="plain" aria-disabled={filters.length === 0 || undefined} onClick={() => onChange(cleared)}>
              {words.clearAll}
            </Button>
            <Button type="submit" look="primary" className="agency-search-submit">
              {words.show(search, count)}
            </Button>
          </div>
          <Live>{count !== undefined && words.fit(search, count)}</Live>
        </form>
      </FormContext>
    </Dialog>
  );
}
