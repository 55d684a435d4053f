import type { Property } from '../../domain/property';
import { cardWords } from '../../domain/property-words';
import { Icon } from '../../ui/icon';
import { bath, bed, sofa, tree } from '../../ui/icons/facts';

interface Props {
  property: Property;
  withAcreage: boolean;
}

/** Rooms and acreage as numbers with icons, with visually hidden labels; then the property type. */
export function CardFacts({ property, withAcreage }: Props) {
  const { bedrooms, bathrooms, receptionRooms, acreage, propertyType } = property;
  const facts = [
    { icon: bed, count: bedrooms, word: cardWords.bedrooms },
    { icon: bath, count: bathrooms, word: cardWords.bathrooms },
    { icon: sofa, count: receptionRooms, word: cardWords.receptionRooms },
    { icon: tree, count: withAcreage ? acreage : undefined, word: cardWords.acres },
  ];
  return (
    <ul className="agency-card-facts" role="list">
      {facts.map(({ icon, count, word }) =>
        count ? (
          <li key={icon} className="agency-card-fact">
            <Icon path={icon} size="small" />
            <span key={count} className="agency-card-count">
              {count}
              <span className="agency-visually-hidden">{` ${word(count)}`}</span>
            </span>
          </li>
        ) : null,
      )}
      {propertyType && <li className="agency-card-type">{propertyType}</li>}
    </ul>
  );
}
