import { useAtomValue, useSetAtom } from 'jotai/react';

import { useElementSays } from '../../core/element-state';
import { readProperty, type Property } from '../../domain/property';
import { cardWords, savedListWords as words } from '../../domain/property-words';
import { propertyAtom } from '../../state/properties';
import { savedPropertyAtom, toggleSavedPropertyAtom } from '../../state/saved-properties';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { heart } from '../../ui/icons/visitor';

interface Props {
  propertyId?: string;
  property?: Property;
  look?: 'heart' | 'button';
  onSaveChange?: (change: { propertyId: string; saved: boolean }) => boolean;
}

/** The same for all: a saved one is filled by the style sheet, which is faster for a page full of them. */
const icon = <Icon path={heart} />;

/** The heart of one property. */
export function SaveProperty({ propertyId = '', property, look = 'heart', onSaveChange }: Props) {
  const known = useAtomValue(propertyAtom(propertyId));
  const shown = property ?? known ?? readProperty({ property_id: propertyId });
  const isSaved = useAtomValue(savedPropertyAtom(shown?.propertyId ?? ''));
  const toggle = useSetAtom(toggleSavedPropertyAtom);
  useElementSays(shown ? 'ready' : 'empty');
  if (!shown) return null;

  const press = () => {
    if (onSaveChange?.({ propertyId: shown.propertyId, saved: !isSaved }) !== false) void toggle(shown);
  };
  const toggleButton = {
    'aria-pressed': isSaved,
    'aria-label': words.save(shown.displayAddress || cardWords.unnamed),
    onClick: press,
  };
  if (look === 'heart') {
    return (
      <button type="button" className="agency-save" {...toggleButton}>
        {icon}
      </button>
    );
  }
  return (
    <Button className="agency-save-button" {...toggleButton}>
      {icon}
      {words.saveThis}
    </Button>
  );
}
