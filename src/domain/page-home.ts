import { channelOf } from './property-channel';
import { propertyGiven } from './property-given';
import { readPrice } from './property-price';
import type { Property } from './property';
import { pick, readId, readNumber, readWords } from './reading';

/** The fields of a property that calculators need. */
export type Home = Pick<Property, 'propertyChannel' | 'priceValue' | 'tags' | 'lat' | 'lng'>;

/** The page's property with only what calculators need: reading all of it would double the code of their pages. */
export const pageHome = propertyGiven<Home>((raw) => {
  if (!readId(pick(raw, 'property_id', 'id'))) return undefined;
  const propertyChannel = channelOf(raw);
  const { priceValue } = readPrice(raw, propertyChannel);
  return {
    propertyChannel,
    priceValue,
    tags: readWords(pick(raw, 'tags')),
    lat: readNumber(pick(raw, 'lat', 'latitude')),
    lng: readNumber(pick(raw, 'lng', 'longitude')),
  };
});
