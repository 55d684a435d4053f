import { useAtomValue, useSetAtom } from 'jotai/react';

import { useElementSays } from '../../core/element-state';
import { useIgnored } from '../../core/use-ignored';
import { readProperty, type Property } from '../../domain/property';
import { cardWords, savedListWords as words } from '../../domain/property-words';
import { propertyAtom } from '../../state/properties';
import { savedPropertyAtom, toggleSavedPropertyAtom } from '../../state/saved-properties';
import { Button } from '../../ui/button';
import { Heart } from '../../ui/heart';
import { heart } from '../../ui/icons/visitor';

interface Props {
  propertyId?: string;
  property?: Property;
  look?: 'heart' | 'button';
  onSaveChange?: (change: { propertyId: string; saved: boolean }) => boolean;
}

/** The save button of one property. */
export function SaveProperty({ propertyId = '', property, look = 'heart', onSaveChange }: Props) {
  const known = useAtomValue(propertyAtom(propertyId));
  const shown = property ?? known ?? readProperty({ property_id: propertyId });
  const saved = savedPropertyAtom(shown?.propertyId ?? '');
  const isSaved = useAtomValue(saved);
  const toggle = useSetAtom(toggleSavedPropertyAtom);
  useElementSays(shown ? 'ready' : 'empty');
  const wrongId = shown ? undefined : propertyId || undefined;
  useIgnored('agency-save-property', 'property-id', wrongId, 'expected the id of a home');
  if (!shown) return null;

  const press = (wasSaved: boolean) => {
    if (onSaveChange?.({ propertyId: shown.propertyId, saved: !wasSaved }) !== false) void toggle(shown);
  };
  const label = words.save(shown.displayAddress || cardWords.unnamed);
  if (look === 'heart') return <Heart label={label} saved={saved} onPress={press} />;
  return (
    <Button
      className="agency-save-button"
      icon={heart}
      aria-pressed={isSaved}
      aria-label={label}
      onClick={() => press(isSaved)}
    >
      {words.saveThis}
    </Button>
  );
}
