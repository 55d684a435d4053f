import { useState } from 'react';

import { drawingFault, type Drawing, type DrawStep } from '../../domain/draw';
import { drawNews, drawWords as words } from '../../domain/map-words';
import type { Ring } from '../../domain/polygon';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { bin, undo } from '../../ui/icons/actions';
import { Live } from '../../ui/live';
import { useCounted } from '../../ui/use-counted';
import { Words } from '../../ui/words';

interface Props {
  drawing: Drawing;
  step: (step: DrawStep) => void;
  /** Counts the homes in an area; undefined on failure. */
  count: (area: Ring, signal: AbortSignal) => Promise<number | undefined>;
}

/** The toolbar while an area is drawn: instructions, undo, cancel and finish. */
export function DrawBar({ drawing, step, count }: Props) {
  const { phase, corners, past, held } = drawing;
  const isArea = drawingFault(drawing) === undefined;
  const homes = useCounted(isArea ? corners : undefined, (signal) => count(corners, signal));
  return (
    <div className="agency-map-panel agency-map-bar agency-map-draw" role="group" aria-label={words.heading}>
      <div className="agency-map-draw-words">
        <p className="agency-map-draw-heading">{words.heading}</p>
        <p className="agency-map-draw-how">
          <Words>{howOf(drawing)}</Words>
          <span role="status">{homes !== undefined && ` ${words.inArea(homes)}.`}</span>
        </p>
      </div>
      <div className="agency-map-draw-buttons">
        {held === undefined ? (
          <Button icon={undo} aria-disabled={past.length === 0 || undefined} onClick={() => step({ kind: 'undo' })}>
            {words.undo}
          </Button>
        ) : (
          <Button icon={bin} onClick={() => step({ kind: 'remove', index: held })}>
            {words.removePoint}
          </Button>
        )}
        <Button look="plain" onClick={() => step({ kind: 'cancel' })}>
          {words.cancel}
        </Button>
        <Button look="primary" onClick={() => step({ kind: 'finish' })}>
          {words.finish}
        </Button>
      </div>
      {phase === 'asking' && (
        <Dialog label={words.askHeading} onClose={() => step({ kind: 'keep' })}>
          <p className="agency-text">{words.ask(corners.length)}</p>
          <div className="agency-dialog-foot">
            <Button onClick={() => step({ kind: 'keep' })}>{words.keep}</Button>
            <Button look="danger" onClick={() => step({ kind: 'discard' })}>
              {words.discard}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function howOf({ corners, held, news }: Drawing): string {
  if (news?.kind === 'fault') return words.faults[news.fault];
  if (held !== undefined) return words.howHeld(held + 1);
  return corners.length > 0 ? words.howCorners : words.howPointer;
}

/** Announces what just happened, even the same thing twice. */
export function DrawNewsLive({ drawing: { news } }: { drawing: Drawing }) {
  const [said, setSaid] = useState({ news, times: 0 });
  if (said.news !== news) setSaid({ news, times: said.times + 1 });
  return <Live>{news && drawNews(news) + (said.times % 2 === 0 ? '' : '\u00a0')}</Live>;
}
