import { getTableColumns } from 'drizzle-orm';

import { formatPounds } from '../../src/domain/money';
import { properties, type Property } from './schema';

const all = getTableColumns(properties);

/** The columns a card needs, without the long texts. */
export const cardColumns = {
  id: all.id,
  channel: all.channel,
  department: all.department,
  status: all.status,
  displayAddress: all.displayAddress,
  postcode: all.postcode,
  placeId: all.placeId,
  lat: all.lat,
  lng: all.lng,
  priceValue: all.priceValue,
  priceQualifier: all.priceQualifier,
  bedrooms: all.bedrooms,
  bathrooms: all.bathrooms,
  receptionRooms: all.receptionRooms,
  squareFeet: all.squareFeet,
  acreage: all.acreage,
  propertyType: all.propertyType,
  tags: all.tags,
  pppwPrice: all.pppwPrice,
  auctionDate: all.auctionDate,
  exchangedPrice: all.exchangedPrice,
  disposal: all.disposal,
  subdomain: all.subdomain,
  createdAt: all.createdAt,
  shortDescription: all.shortDescription,
  photos: all.photos,
};

/** The part of a property that its card shows. */
export type CardProperty = Pick<Property, keyof typeof cardColumns>;

/** The address of a property's own page. */
export function propertyUrl({ id, channel }: Pick<Property, 'id' | 'channel'>): string {
  return `/properties/${id}/${channel}`;
}

/** The price as shown to visitors: 'Guide price £500,000', '£1,250 pcm', 'POA', or nothing for what has no price. */
export function priceText({ priceValue, priceQualifier }: Pick<Property, 'priceValue' | 'priceQualifier'>): string {
  if (priceQualifier === 'POA') return 'POA';
  if (priceValue === null) return '';
  const pounds = formatPounds(priceValue);
  if (priceQualifier === 'pcm') return `${pounds} pcm`;
  return priceQualifier ? `${priceQualifier} ${pounds}` : pounds;
}

/** A property in the platform's format, in both of the key spellings in use. */
export function propertyCard(property: CardProperty, agencyName: string) {
  const isOnApplication = property.priceQualifier === 'POA';
  const priceValue = isOnApplication ? null : property.priceValue;
  return {
    property_id: property.id,
    property_url: propertyUrl(property),
    property_channel: property.channel,
    department: property.department,
    display_address: property.displayAddress,
    price: priceText(property),
    price_value: priceValue,
    priceValue,
    price_qualifier: property.priceQualifier,
    status: property.status,
    tags: property.tags,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    receptionRooms: property.receptionRooms,
    square_feet: property.squareFeet,
    acreage: property.acreage,
    propertyType: property.propertyType,
    pppw_price: property.pppwPrice,
    exchangedPrice: property.exchangedPrice,
    disposal: property.disposal,
    auctionDate: property.auctionDate,
    subdomain: property.subdomain,
    createdAt: property.createdAt.toISOString(),
    lat: property.lat,
    lng: property.lng,
    short_description: property.shortDescription,
    main_photo: property.photos[0]?.url ?? null,
    photos: property.photos.map(({ url, caption }) => ({ url, imageAlt: caption })),
    agency_name: agencyName,
  };
}
