import { range } from '../domain/numbers';
import { Icon } from './icon';
import { chevronLeft, chevronRight } from './icons/directions';
import { inPlace } from './in-place';

interface Props {
  /** Accessible name: 'Pages of homes'. */
  label: string;
  page: number;
  pages: number;
  /** Whether there are pages before and after, where this does not follow from the numbers. */
  hasPrev?: boolean;
  hasNext?: boolean;
  /** The URL of a page. */
  href: (page: number) => string;
  /** Shows a page without a full page load. */
  onPage?: (page: number) => void;
}

/** Links to the previous, next and neighbouring pages. Renders nothing for a single page. */
export function Pager({ label, page, pages, hasPrev = page > 1, hasNext = page < pages, href, onPage }: Props) {
  if (pages < 2) return null;
  const link = (to: number) => ({
    href: href(to),
    onClick: onPage && inPlace(() => onPage(to)),
  });
  return (
    <nav className="agency-pager agency-no-print" aria-label={label}>
      {hasPrev && (
        <a {...link(page - 1)} className="agency-pager-link" rel="prev">
          <Icon path={chevronLeft} turning />
          Previous
        </a>
      )}
      <ul className="agency-pager-pages">
        {around(page, pages).map((to, index, all) => (
          <li key={to} className="agency-pager-page">
            {to - (all[index - 1] ?? 0) > 1 && <span className="agency-pager-gap">…</span>}
            <a {...link(to)} className="agency-pager-link" aria-current={to === page ? 'page' : undefined}>
              <span className="agency-visually-hidden">Page </span>
              {to}
            </a>
          </li>
        ))}
      </ul>
      <p className="agency-pager-brief">{`Page ${page} of ${pages}`}</p>
      {hasNext && (
        <a {...link(page + 1)} className="agency-pager-link" rel="next">
          Next
          <Icon path={chevronRight} turning />
        </a>
      )}
    </nav>
  );
}

/** The first and last page and the neighbours of this one; all pages up to seven. */
function around(page: number, pages: number) {
  const all = range(pages).map((index) => index + 1);
  return all.filter((to) => pages <= 7 || to === 1 || to === pages || Math.abs(to - page) <= 1);
}
