import { resultsWords as words } from '../../domain/results-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { rows } from '../../ui/icons';

interface Props {
  count: number;
  onClose: () => void;
}

/** The map over the whole screen, where there is no room beside the homes. */
export function MapSheet({ count, onClose }: Props) {
  return (
    <Dialog label={words.mapOf(count)} look="panel" onClose={onClose}>
      <div className="agency-results-sheet">
        <div className="agency-results-map">
          <agency-search-map />
        </div>
        <p className="agency-results-float">
          <Button className="agency-results-pill" icon={rows} onClick={onClose}>
            {words.closeMap}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
