import { memo } from 'react';

import { useValue } from '../../core/use-value';
import type { Property } from '../../domain/property';
import { resultsWords as words } from '../../domain/results-words';
import { settingsAtom } from '../../state/page';
import { UndrawnAddress } from '../../ui/card-address';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { tick } from '../../ui/icons/actions';
import type { CardLevel } from '../../ui/view-heading';

interface Props {
  property: Property;
  isSelected: boolean;
  isSeen: boolean;
  look: 'grid' | 'list';
  headingLevel: CardLevel;
}

/** One home of the list. */
export const ResultItem = memo(function ResultItem({ property, isSelected, isSeen, look, headingLevel }: Props) {
  const settings = useValue(settingsAtom);
  const className = classes(
    'agency-cards-item agency-results-item',
    look === 'list' && 'agency-results-row',
    isSelected && 'agency-results-marked',
    isSeen && 'agency-results-seen',
  );
  return (
    <li className={className} data-property-id={property.propertyId} tabIndex={-1}>
      <agency-property-card property={property} heading-level={headingLevel}>
        <UndrawnAddress property={property} settings={settings} level={headingLevel} />
      </agency-property-card>
      {isSeen && (
        <p className="agency-results-badge">
          <Icon path={tick} size="small" />
          {words.seen}
        </p>
      )}
    </li>
  );
});
