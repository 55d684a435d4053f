import { resultsWords as words } from '../../domain/results-words';
import { Dialog } from '../../ui/dialog';

interface Props {
  /** Undefined when the server does not count them. */
  count: number | undefined;
  onClose: () => void;
}

/** The map in full screen, where there is no room beside the homes. */
export function MapSheet({ count, onClose }: Props) {
  return (
    <Dialog label={words.mapOf(count)} look="panel" onClose={onClose}>
      <div className="agency-results-sheet agency-results-map">
        <agency-search-map />
      </div>
    </Dialog>
  );
}
