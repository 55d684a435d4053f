import { useSetAtom } from 'jotai/react';

import { useElementSays } from '../../core/element-state';
import { useValue } from '../../core/use-value';
import { priceLabel, type PriceLabel } from '../../domain/price-label';
import type { Property } from '../../domain/property';
import { labelTones, propertyStatus } from '../../domain/property-status';
import { cardWords, savedListWords } from '../../domain/property-words';
import { settingsAtom } from '../../state/page';
import { propertyAtom } from '../../state/properties';
import { savedPropertyAtom, toggleSavedPropertyAtom } from '../../state/saved-properties';
import { CardAddress } from '../../ui/card-address';
import { Heart } from '../../ui/heart';
import { StatusLabel } from '../../ui/status-label';
import type { CardLevel } from '../../ui/view-heading';
import { CardFacts } from './card-facts';
import { CardPictures } from './card-pictures';

interface Props {
  propertyId?: string;
  property?: Property;
  headingLevel?: CardLevel;
  onSaveChange?: (change: { propertyId: string; saved: boolean }) => boolean;
}

/** One property of a list. */
export function PropertyCard({ propertyId = '', property, headingLevel = '3', onSaveChange }: Props) {
  const known = useValue(propertyAtom(propertyId));
  const settings = useValue(settingsAtom);
  const toggle = useSetAtom(toggleSavedPropertyAtom);
  const shown = property ?? known;
  useElementSays(shown ? 'ready' : 'empty');
  if (!shown) return null;

  const { displayAddress, propertyUrl, photos } = shown;
  const { labels } = propertyStatus(shown, settings);
  const price = priceLabel(shown, settings);
  const press = (wasSaved: boolean) => {
    if (onSaveChange?.({ propertyId: shown.propertyId, saved: !wasSaved }) !== false) void toggle(shown);
  };
  return (
    <article className="agency-card">
      <CardPictures
        key={shown.propertyId}
        photos={photos}
        address={displayAddress || cardWords.unnamed}
        href={propertyUrl}
      />
      {labels.length > 0 && (
        <p className="agency-card-labels">
          {labels.map((label) => (
            <StatusLabel key={label} tone={labelTones.get(label)}>
              {label}
            </StatusLabel>
          ))}
        </p>
      )}
      <span className="agency-card-heart">
        <Heart
          label={savedListWords.save(displayAddress || cardWords.unnamed)}
          saved={savedPropertyAtom(shown.propertyId)}
          onPress={press}
        />
      </span>
      <div className="agency-card-body">
        <CardPrice price={price} />
        <CardAddress property={shown} price={price} labels={labels} level={headingLevel} />
        <CardFacts property={shown} withAcreage={settings.displayAcreageIconOnPropertyResults} />
      </div>
    </article>
  );
}

function CardPrice({ price: { amount, qualifier, spokenQualifier } }: { price: PriceLabel }) {
  return (
    <p className="agency-card-price">
      <span className="agency-card-amount">{amount}</span>{' '}
      {qualifier && (
        <span className="agency-card-qualifier">
          {qualifier === spokenQualifier ? qualifier : <Abbreviation short={qualifier} long={spokenQualifier} />}
        </span>
      )}
    </p>
  );
}

function Abbreviation({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className="agency-card-short" aria-hidden="true">
        {short}
      </span>
      <span className="agency-visually-hidden">{long}</span>
    </>
  );
}
