import { resultsWords as words } from '../../domain/results-words';
import { map } from '../../ui/icons/views';
import { Link } from '../../ui/link';

/** A link to the map, which stays at the bottom of the screen while the homes scroll. */
export function FloatingMapLink({ href }: { href: string }) {
  return (
    <p className="agency-results-float agency-no-print">
      <Link look="secondary" className="agency-results-pill" icon={map} href={href} aria-label={words.openMap}>
        {words.map}
      </Link>
    </p>
  );
}
