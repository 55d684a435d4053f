import { range } from '../../domain/numbers';
import { Skeleton } from '../../ui/skeleton';

/** A skeleton of some homes, while none have loaded; the note above says so. */
export function Waiting() {
  return (
    <Skeleton>
      <div className="agency-cards">
        {range(6).map((index) => (
          <div key={index} className="agency-card-bones" />
        ))}
      </div>
    </Skeleton>
  );
}
