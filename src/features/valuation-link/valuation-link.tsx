import { useSyncExternalStore } from 'react';

import { useElementState } from '../../core/element-state';
import { onPath, pageLocation } from '../../core/path';
import { useUniqueId } from '../../core/use-unique-id';
import { valuationLinkWords as words } from '../../domain/valuation-link-words';
import { Link } from '../../ui/link';
import type { HeadingLevel } from '../../ui/view-heading';

interface Props {
  label?: string;
  headingLevel?: HeadingLevel;
}

/** A link to book a valuation, for the home page; renders nothing on any other page. */
export function ValuationLink({ label = words.book, headingLevel = '2' }: Props) {
  const isHome = useSyncExternalStore(onPath, isHomePage);
  const headingId = useUniqueId();
  useElementState(isHome ? 'ready' : 'empty');
  if (!isHome) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <aside className="agency-valuation-link agency-no-print" aria-labelledby={headingId}>
      <div className="agency-stack agency-stack-tight">
        <Heading className="agency-heading-3" id={headingId}>
          {words.question}
        </Heading>
        <p className="agency-text">{words.intro}</p>
      </div>
      <Link look="primary" href="#/book-a-valuation">
        {label}
      </Link>
    </aside>
  );
}

const isHomePage = () => pageLocation().path === '/';
