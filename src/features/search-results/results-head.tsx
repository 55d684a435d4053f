import { routeHref } from '../../core/path';
import { firstShown } from '../../domain/pagination';
import { resultsWords as words } from '../../domain/results-words';
import { tradeOf } from '../../domain/trades';
import type { Results } from '../../state/results';
import { HeadingWords } from '../../ui/heading-words';
import { Icon } from '../../ui/icon';
import { cells, map, rows } from '../../ui/icons/views';
import { views, type View } from './use-view';

interface Props {
  results: Results;
  view: View;
  isWide: boolean;
  href: (view: View) => string;
}

const icons = { grid: cells, list: rows, map };

/** The range of homes shown, and the choice of view. The page's main heading belongs to another element. */
export function ResultsHead({ results: { search, pagination, pages, properties }, view, isWide, href }: Props) {
  const { totalCount, currentPage, pageCount } = pagination;
  const shown = properties.length;
  const first = firstShown(pagination, { firstPage: pages[0].pagination.currentPage, pages: pages.length, shown });
  return (
    <div className="agency-results-head">
      <h2 className="agency-visually-hidden agency-results-heading" tabIndex={-1}>
        <HeadingWords>{words.heading(currentPage, shown > 0 ? pageCount : 1)}</HeadingWords>
      </h2>
      <p className="agency-results-range">
        {shown > 0 && totalCount > 0 && words.range(first, first + shown - 1, totalCount, tradeOf(search))}
      </p>
      {shown > 0 && <Views view={view} isWide={isWide} href={href} />}
    </div>
  );
}

function Views({ view, isWide, href }: Omit<Props, 'results'>) {
  return (
    <nav className="agency-results-views agency-no-print" aria-label={words.views}>
      {views
        .filter((word) => isWide || word !== 'map')
        .map((word) => (
          <a
            key={word}
            className="agency-results-view"
            href={routeHref(href(word))}
            aria-current={word === view ? 'true' : undefined}
          >
            <Icon path={icons[word]} size="small" />
            {words.view[word]}
          </a>
        ))}
    </nav>
  );
}
