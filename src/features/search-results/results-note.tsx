import { useSetAtom } from 'jotai/react';
import type { MouseEvent } from 'react';

import { resultsWords as words } from '../../domain/results-words';
import { loadResultsAtom, type Results } from '../../state/results';
import { Button } from '../../ui/button';
import { Live } from '../../ui/live';
import { Note } from '../../ui/note';
import { focusHeading } from './focus-heading';

interface Props {
  results: Results;
  /** Older homes are still shown, since the new search failed. */
  isKept: boolean;
  isStalled: boolean;
}

/** The state of a new search while older homes are still shown: loading, stalled or failed. */
export function ResultsNote({ results: { isLoading, failure }, isKept, isStalled }: Props) {
  const load = useSetAtom(loadResultsAtom);
  const retry = ({ currentTarget }: MouseEvent) => {
    focusHeading(currentTarget);
    void load({ again: true });
  };
  return (
    <>
      <Live>{isStalled ? words.stalled : isLoading ? words.loading : ''}</Live>
      {isStalled && (
        <p className="agency-results-stalled" aria-hidden="true">
          <span className="agency-spinner" />
          {words.stalled}
        </p>
      )}
      {isKept && (
        <Note tone="error" live>
          <p>{failure === 'offline' ? words.offline : `${words.failed}. ${words.kept}`}</p>
          {failure !== 'offline' && <Button onClick={retry}>{words.tryAgain}</Button>}
        </Note>
      )}
    </>
  );
}
