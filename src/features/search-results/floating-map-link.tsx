import { resultsWords as words } from '../../domain/results-words';
import { map } from '../../ui/icons/views';
import { Link } from '../../ui/link';

/** Stays at the foot of the screen while one scrolls through the homes, and leads to their map. */
export function FloatingMapLink({ href }: { href: string }) {
  return (
    <p className="agency-results-float">
      <Link look="secondary" className="agency-results-pill" icon={map} href={href} aria-label={words.openMap}>
        {words.map}
      </Link>
    </p>
  );
}
