import { Skeleton } from '../../ui/skeleton';

/** A skeleton of some homes, while none have loaded; the note above says so. */
export function Waiting() {
  return (
    <Skeleton>
      <div className="agency-cards">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="agency-card-bones" />
        ))}
      </div>
    </Skeleton>
  );
}
