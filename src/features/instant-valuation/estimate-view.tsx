import {
  mostBedrooms,
  estimateInWords,
  rentInWords,
  type Estimate,
  type HomeFacts,
} from '../../domain/instant-valuation';
import { instantValuationWords as words } from '../../domain/instant-valuation-words';
import { Button } from '../../ui/button';
import { HeadingWords } from '../../ui/heading-words';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import type { CardLevel } from '../../ui/view-heading';

/** The facts entered, and the server's estimate. */
export interface Estimated {
  facts: HomeFacts;
  estimate: Estimate | 'none';
}

interface Props extends Estimated {
  level: CardLevel;
  adjustment: number;
  onChange: () => void;
}

/** The estimate, the facts it is based on, and what to do next. */
export function EstimateView({ facts, estimate, level, adjustment, onChange }: Props) {
  const Heading = `h${level}` as const;
  const isKnown = estimate !== 'none';
  return (
    <div className="agency-stack">
      <Heading className="agency-heading-3 agency-view-heading" tabIndex={-1}>
        <HeadingWords>{isKnown ? words.found : words.none}</HeadingWords>
      </Heading>
      <p className="agency-muted">{homeInWords(facts)}</p>
      {isKnown ? (
        <>
          <p className="agency-estimate">{estimateInWords(estimate.low, estimate.high)}</p>
          <p className="agency-text">
            {estimate.comparables !== undefined && `${words.from(estimate.comparables)} `}
            {words.toLet(rentInWords(estimate, adjustment))}
          </p>
          {estimate.isExample && <Note>{words.example}</Note>}
          <p className="agency-text">{words.caution}</p>
        </>
      ) : (
        <p className="agency-text">{words.noneLead}</p>
      )}
      <div className="agency-row">
        <Link look="primary" href="#/book-a-valuation">
          {words.book}
        </Link>
        <Button look="plain" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </div>
  );
}

function homeInWords({ kind, bedrooms, postcode }: HomeFacts) {
  const many = bedrooms === mostBedrooms ? `${words.orMore(bedrooms)} bedrooms` : words.bedroomsOf(bedrooms);
  return words.home(words.kinds[kind], bedrooms === 0 ? words.studio : many, postcode);
}
