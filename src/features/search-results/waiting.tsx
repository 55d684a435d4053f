import { range } from '../../domain/numbers';
import { resultsWords as words } from '../../domain/results-words';
import { Skeleton } from '../../ui/skeleton';

/** A skeleton of some homes, while none have loaded. */
export function Waiting() {
  return (
    <Skeleton label={words.loading}>
      <div className="agency-cards">
        {range(6).map((index) => (
          <div key={index} className="agency-card-bones" />
        ))}
      </div>
    </Skeleton>
  );
}
