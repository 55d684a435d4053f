import { useAtomValue, useSetAtom } from 'jotai/react';
import { useRef, type RefObject } from 'react';

import { addressLines } from '../../domain/address-lines';
import { isAvailable } from '../../domain/availability';
import { savedWords } from '../../domain/prescribed-words';
import type { Property } from '../../domain/property';
import { propertyStatus } from '../../domain/property-status';
import { cardWords, comparisonWords, savedListWords as words } from '../../domain/property-words';
import { settingsAtom } from '../../state/page';
import { toggleSavedPropertyAtom, type SavedRow } from '../../state/saved-properties';
import { Button } from '../../ui/button';
import { UndrawnAddress } from '../../ui/card-address';
import { Checkbox } from '../../ui/checkbox';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on';
import { useStandInFocus } from '../../ui/focus/use-stand-in-focus';
import { Icon } from '../../ui/icon';
import { bin, undo } from '../../ui/icons/actions';
import { info } from '../../ui/icons/signs';
import type { CardLevel } from '../../ui/view-heading';

interface Props {
  row: SavedRow;
  headingLevel: CardLevel;
  /** Set while homes are being chosen for comparison. */
  choice?: Choice | undefined;
  /** Takes the focus when the row goes with it. */
  onGone: () => void;
}

interface Choice {
  isChosen: boolean;
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One list item: the card of a property, or what to do about one that is gone or removed. */
export function SavedProperty({ row: { property, isSaved }, headingLevel, choice, onGone }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const settings = useAtomValue(settingsAtom);
  const { labels } = propertyStatus(property, settings);
  const look = labels.length > 0 ? 'agency-saved-item agency-saved-item-labelled' : 'agency-saved-item';
  useFocusHandedOn(place, onGone);
  return (
    <li ref={place} className={`agency-cards-item ${look}`} tabIndex={-1}>
      {!isSaved ? (
        <Removed property={property} place={place} />
      ) : isAvailable(property) ? (
        <>
          <agency-property-card property-id={property.propertyId} heading-level={headingLevel}>
            <UndrawnAddress property={property} settings={settings} level={headingLevel} />
          </agency-property-card>
          {choice && (
            <div className="agency-saved-choice agency-no-print">
              <Checkbox
                name={`compare-${property.propertyId}`}
                label={comparisonWords.compareThis(shortName(property))}
                checked={choice.isChosen}
                disabled={choice.isFull && !choice.isChosen}
                onChange={({ target }) => choice.onChoose(target.checked)}
              />
            </div>
          )}
        </>
      ) : (
        <Gone property={property} />
      )}
    </li>
  );
}

/** Placeholder for a property just removed. */
function Removed({ property, place }: { property: Property; place: RefObject<HTMLLIElement | null> }) {
  const toggle = useSetAtom(toggleSavedPropertyAtom);
  const button = useStandInFocus(place);
  const name = shortName(property);
  return (
    <div className="agency-saved-gap agency-no-print">
      <p className="agency-saved-gap-words">{words.removed(name)}</p>
      <Button ref={button} icon={undo} aria-label={words.undoThis(name)} onClick={() => void toggle(property)}>
        {savedWords.undo}
      </Button>
    </div>
  );
}

/** A property no longer on the agency's site. */
function Gone({ property }: { property: Property }) {
  const toggle = useSetAtom(toggleSavedPropertyAtom);
  const name = shortName(property);
  return (
    <div className="agency-saved-gap agency-no-print">
      <div className="agency-saved-gap-words">
        <p className="agency-saved-gap-name">{name}</p>
        <p className="agency-flag agency-flag-gone">
          <Icon path={info} size="small" />
          {words.unavailable}
        </p>
      </div>
      <Button icon={bin} aria-label={words.removeThis(name)} onClick={() => void toggle(property)}>
        {words.remove}
      </Button>
    </div>
  );
}

const shortName = ({ displayAddress }: Property) => addressLines(displayAddress)[0] || cardWords.unnamed;
