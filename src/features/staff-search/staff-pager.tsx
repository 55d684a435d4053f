import { pagesOf } from '../../domain/pagination';
import { staffWords } from '../../domain/prescribed-words';
import type { StaffSearch } from '../../domain/staff-search';
import { staffSearchWords as words } from '../../domain/staff-search-words';
import { Icon } from '../../ui/icon';
import { chevronLeft, chevronRight } from '../../ui/icons/directions';

/** The current page, with the server's links to its neighbours; renders nothing if it is the only page. */
export function StaffPager({ pagination }: { pagination: StaffSearch['pagination'] }) {
  const { currentPage, hasPrevPage, hasNextPage, previousPageLink, nextPageLink } = pagination;
  const pageCount = pagesOf(pagination);
  const previous = hasPrevPage ? previousPageLink : undefined;
  const next = hasNextPage ? nextPageLink : undefined;
  if (pageCount < 2 && !previous && !next) return null;
  return (
    <nav className="agency-pager agency-no-print" aria-label={words.pages}>
      {previous && (
        <a className="agency-pager-link" rel="prev" href={previous}>
          <Icon path={chevronLeft} turning />
          {words.previous}
        </a>
      )}
      <p className="agency-staff-page">
        <span aria-hidden="true">{staffWords.page(currentPage, pageCount)}</span>
        <span className="agency-visually-hidden">{words.pageOf(currentPage, pageCount)}</span>
      </p>
      {next && (
        <a className="agency-pager-link" rel="next" href={next}>
          {words.next}
          <Icon path={chevronRight} turning />
        </a>
      )}
    </nav>
  );
}
