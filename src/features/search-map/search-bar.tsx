import type { Ref } from 'react';

import { drawWords, mapWords as words } from '../../domain/map-words';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { bin, pencil } from '../../ui/icons/actions';
import { area as areaIcon } from '../../ui/icons/map';
import { search } from '../../ui/icons/search';

interface Props {
  hasArea: boolean;
  canDraw: boolean;
  isAuto: boolean;
  /** The map was moved, and its new view has not been searched. */
  isMoved: boolean;
  drawButton: Ref<HTMLButtonElement>;
  onAuto: (isAuto: boolean) => void;
  onSearch: () => void;
  onDraw: () => void;
  onRemove: () => void;
}

/** How the map searches: on every move, on request, or within a drawn area. */
export function SearchBar(props: Props) {
  const { hasArea, canDraw, isAuto, isMoved, drawButton, onAuto, onSearch, onDraw, onRemove } = props;
  return (
    <div className="agency-map-bar">
      {!hasArea && (
        <div className="agency-map-panel agency-map-auto">
          <Checkbox
            name="auto"
            label={words.searchAsMoved}
            checked={isAuto}
            onChange={({ target }) => onAuto(target.checked)}
          />
        </div>
      )}
      {!hasArea && isMoved && !isAuto && (
        <Button look="primary" icon={search} onClick={onSearch}>
          {words.searchHere}
        </Button>
      )}
      {canDraw && (
        <Button ref={drawButton} icon={hasArea ? pencil : areaIcon} onClick={onDraw}>
          {hasArea ? drawWords.edit : drawWords.begin}
        </Button>
      )}
      {hasArea && (
        <Button icon={bin} onClick={onRemove}>
          {drawWords.remove}
        </Button>
      )}
    </div>
  );
}
