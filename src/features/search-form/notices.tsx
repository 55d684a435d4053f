import { useLayoutEffect, useRef } from 'react';

import { locationWords, searchFormWords as words } from '../../domain/search-words';
import { Button } from '../../ui/button';
import { Live } from '../../ui/live';
import { Note } from '../../ui/note';
import { Words } from '../../ui/words';
import type { Loss } from './use-edited-search';
import type { useLocation } from './use-location';

interface Props {
  loss: Loss | undefined;
  onUndo: () => void;
  finder: ReturnType<typeof useLocation>;
  /** Returns the focus to the text field when a notice's button goes. */
  onDone: () => void;
}

/** Notices below the fields: what a change removed, and why the browser will ask for the location. */
export function Notices({ loss, onUndo, finder, onDone }: Props) {
  const { finding, message } = finder;
  const isFailure = finding === 'denied' || finding === 'unknown';
  return (
    <>
      {loss && (
        <Note>
          <span className="agency-search-notice">
            <Words>{loss.words}</Words>
            {loss.undone && (
              <Button
                onClick={() => {
                  onDone();
                  onUndo();
                }}
              >
                {words.undo}
              </Button>
            )}
          </span>
        </Note>
      )}
      {finding === 'asked' && <Reason finder={finder} onDone={onDone} />}
      {(finding === 'finding' || isFailure) && <Note tone={isFailure ? 'error' : 'info'}>{message}</Note>}
      <Live>{message}</Live>
      <Live>{loss?.words}</Live>
    </>
  );
}

/** Why the browser is about to ask for the visitor's location. */
function Reason({ finder: { proceed, decline }, onDone }: Pick<Props, 'finder' | 'onDone'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const leave = (how: () => unknown) => () => {
    onDone();
    void how();
  };
  return (
    <Note>
      <span className="agency-search-notice">
        {locationWords.why}
        <span className="agency-row">
          <Button ref={button} onClick={leave(proceed)}>
            {locationWords.proceed}
          </Button>
          <Button look="plain" onClick={leave(decline)}>
            {locationWords.notNow}
          </Button>
        </span>
      </span>
    </Note>
  );
}
