import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef } from 'react';

import { useElementState } from '../../core/element-state';
import { pageAddress } from '../../core/path';
import { blankBranchSearch, isBlankBranchSearch } from '../../domain/branch-search';
import { branchWords as words } from '../../domain/branch-words';
import { pagesOf, totalOf } from '../../domain/pagination';
import { branchListAtom, branchPageAddressAtom, branchSearchAtom, searchBranchesAtom } from '../../state/branches';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';
import { pin, search as glass } from '../../ui/icons/search';
import { Link } from '../../ui/link';
import { Live } from '../../ui/live';
import { Pager } from '../../ui/pager';
import type { CardLevel } from '../../ui/view-heading';
import { BranchCard } from './branch-card';
import { BranchForm } from './branch-form';

interface Props {
  headingLevel?: CardLevel;
}

/** The agency's branches with a filter form; the filter is in the URL. */
export function BranchSearch({ headingLevel = '3' }: Props) {
  const { branches, pagination, isWhole } = useAtomValue(branchListAtom);
  const wanted = useAtomValue(branchSearchAtom);
  const addressOf = useAtomValue(branchPageAddressAtom);
  const search = useSetAtom(searchBranchesAtom);
  const count = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterRender();
  const { currentPage } = pagination;
  const pages = pagesOf(pagination);
  const total = totalOf(pagination, branches.length);
  useElementState(branches.length === 0 ? 'empty' : 'ready');

  const turn = (page: number) => {
    focusAfter(() => count.current);
    search({ page });
  };
  const showAll = () => {
    focusAfter(() => field.current?.querySelector('input') ?? null);
    search(blankBranchSearch);
  };
  if (branches.length === 0 && isBlankBranchSearch(wanted)) return <Nothing headingLevel={headingLevel} />;
  return (
    <div className="agency-branch-search">
      <div ref={field}>
        <BranchForm isLive={isWhole} />
      </div>
      <p className="agency-muted agency-branch-count" tabIndex={-1} ref={count}>
        {words.count(total, currentPage, pages)}
      </p>
      {/* Without the page: that is read where the focus goes. */}
      <Live>{words.count(total, currentPage)}</Live>
      {branches.length === 0 ? (
        <Empty icon={glass} heading={words.none} level={headingLevel}>
          <p className="agency-text">{words.noneHint}</p>
          {isWhole ? (
            <Button onClick={showAll}>{words.showAll}</Button>
          ) : (
            <Link look="secondary" href={pageAddress()}>
              {words.showAll}
            </Link>
          )}
        </Empty>
      ) : (
        <ul className="agency-branches" role="list">
          {branches.map((branch) => (
            <BranchCard key={branch.branchId} branch={branch} headingLevel={headingLevel} />
          ))}
        </ul>
      )}
      <Pager
        label={words.pages}
        page={currentPage}
        pages={pages}
        href={addressOf}
        onPage={isWhole ? turn : undefined}
      />
    </div>
  );
}

function Nothing({ headingLevel }: { headingLevel: CardLevel }) {
  return (
    <Empty icon={pin} heading={words.empty} level={headingLevel}>
      <p className="agency-text">{words.emptyHint}</p>
      <Link look="primary" href="/search">
        {words.homes}
      </Link>
    </Empty>
  );
}
