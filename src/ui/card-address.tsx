import { addressLines } from '../domain/address-lines';
import { priceLabel, type PriceLabel } from '../domain/price-label';
import type { Property } from '../domain/property';
import { propertyStatus } from '../domain/property-status';
import { cardWords } from '../domain/property-words';
import type { Settings } from '../domain/settings';
import type { CardLevel } from './view-heading';

interface Props {
  property: Property;
  price: PriceLabel;
  /** What the card says of its status, such as 'Under offer'. */
  labels: readonly string[];
  level: CardLevel;
}

/** The only link of the card; it includes price and status for screen reader users who move from link to link. */
export function CardAddress({ property, price, labels, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    // The link's own title would be read aloud after the same words.
    <Heading className="agency-card-heading" title={property.displayAddress}>
      <a className="agency-card-link" href={property.propertyUrl}>
        <Name property={property} price={price} labels={labels} />
      </a>
    </Heading>
  );
}

/** Fallback of a card that is drawn later, for screen readers: they list the headings and links of the whole page. */
export function UndrawnAddress({
  property,
  settings,
  level,
}: Pick<Props, 'property' | 'level'> & { settings: Settings }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="agency-visually-hidden">
      <a href={property.propertyUrl}>
        <Name
          property={property}
          price={priceLabel(property, settings)}
          labels={propertyStatus(property, settings).labels}
        />
      </a>
    </Heading>
  );
}

/** Read aloud and copied but not shown, as a line break follows. Inside the line, or screen readers pause before it. */
const comma = <span className="agency-card-comma">, </span>;

function Name({ property: { displayAddress }, price, labels }: Omit<Props, 'level'>) {
  const [house, place] = addressLines(displayAddress || cardWords.nameless);
  const spokenPrice = [price.amount, price.spokenQualifier].filter(Boolean).join(' ');
  const spoken = [spokenPrice, ...labels].filter(Boolean).join(', ');
  return (
    <>
      <span className="agency-card-house">
        {house}
        {place && comma}
      </span>
      <span className="agency-card-place">
        {place}
        {spoken && comma}
      </span>
      {spoken && <span className="agency-visually-hidden">{spoken}</span>}
    </>
  );
}
