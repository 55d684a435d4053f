import { mapWords as words, type OtherHomes } from '../../domain/map-words';
import { Button } from '../../ui/button';

interface Props {
  shown: number;
  /** Undefined when there are more than the server counts. */
  total: number | undefined;
  others: OtherHomes;
  isLoading: boolean;
  isFailed: boolean;
  /** While an area is drawn, whose own count is in its bar. */
  isHidden: boolean;
  onRetry: () => void;
}

/** The number of homes on the map, that more are loading, or that loading failed. */
export function MapNews({ shown, total, others, isLoading, isFailed, isHidden, onRetry }: Props) {
  const text = isFailed ? words.searchFailed : total === 0 ? words.none : words.count(shown, total, others);
  return (
    <div className="agency-map-panel agency-map-count agency-small" hidden={isHidden}>
      {/* Announced once something is found: a list beside the map already says that it looks for homes. */}
      <p role="status">{isLoading ? <span aria-hidden="true">{words.searching}</span> : text}</p>
      {isFailed && !isLoading && (
        <Button look="plain" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
