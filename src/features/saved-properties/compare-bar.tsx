import { mostCompared } from '../../domain/comparison';
import { comparisonWords as words } from '../../domain/property-words';
import { Button } from '../../ui/button';

interface Props {
  /** Number of homes chosen. */
  count: number;
  onCompare: () => void;
  onCancel: () => void;
}

/** A sticky bar with the number of homes chosen and buttons to compare or cancel. */
export function CompareBar({ count, onCompare, onCancel }: Props) {
  return (
    <div className="agency-compare-bar agency-no-print" role="group" aria-label={words.compare}>
      <p className="agency-compare-chosen" role="status">
        {count === 0 ? words.choose : count === mostCompared ? words.full : words.chosen(count)}
      </p>
      <div className="agency-compare-answers">
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button look="primary" disabled={count < 2} onClick={onCompare}>
          {words.compareThese(count)}
        </Button>
      </div>
    </div>
  );
}
