import { pictureUrl } from './pictures';
import { channelOf, type Channel } from './property-channel';
import { readPrice } from './property-price';
import {
  pick,
  readAmount,
  readId,
  readList,
  readMoment,
  readNumber,
  readRecord,
  readText,
  readWords,
  type Raw,
} from './reading';
import { safeUrl } from './safe-url';

/** One picture of a property. */
export interface Photo {
  url: string;
  imageAlt: string;
}

/** A property as shown on a card and kept in the saved list. */
export interface Property {
  propertyId: string;
  propertyUrl: string;
  displayAddress: string;
  propertyChannel: Channel;
  /** As shown, with its qualifier: 'Guide price £500,000'. */
  price: string;
  /** Pounds; a month's rent for a lettings property. */
  priceValue?: number;
  /** 'pcm', 'pw' or 'pppw' for rents; for sales words such as 'Guide price'. */
  priceQualifier: string;
  photos: readonly Photo[];
  bedrooms?: number;
  bathrooms?: number;
  receptionRooms?: number;
  /** Pounds per person per week. */
  pppwPrice?: number;
  /** ISO 8601 date and time. */
  createdAt?: string;
  status: string;
  tags: readonly string[];
  /** Pounds. */
  exchangedPrice?: number;
  disposal: string;
  /** ISO 8601 date and time. */
  auctionDate?: string;
  propertyType: string;
  subdomain: string;
  /** Acres. */
  acreage?: number;
  /** Degrees. */
  lat?: number;
  /** Degrees. */
  lng?: number;
  shortDescription: string;
  agencyName: string;
}

/**
 * Reads a property from data of unknown shape, under any field name the platform uses; undefined without a usable id.
 */
export function readProperty(value: unknown): Property | undefined {
  const raw = readRecord(value);
  const propertyId = raw && readId(pick(raw, 'property_id', 'id'));
  if (!raw || !propertyId) return undefined;
  const propertyChannel = channelOf(raw);
  const url = pick(raw, 'property_url', 'url');
  return {
    propertyId,
    propertyUrl: url ? safeUrl(url) : `/properties/${propertyId}/${propertyChannel}`,
    displayAddress: readText(pick(raw, 'display_address', 'address')),
    propertyChannel,
    ...readPrice(raw, propertyChannel),
    priceQualifier: readText(pick(raw, 'price_qualifier')),
    photos: readPhotos(raw),
    bedrooms: readAmount(pick(raw, 'bedrooms')),
    bathrooms: readAmount(pick(raw, 'bathrooms')),
    receptionRooms: readAmount(pick(raw, 'reception_rooms')),
    pppwPrice: readAmount(pick(raw, 'pppw_price')),
    createdAt: readMoment(pick(raw, 'created_at')),
    status: readText(pick(raw, 'status')),
    tags: readWords(pick(raw, 'tags')),
    exchangedPrice: readAmount(pick(raw, 'exchanged_price')),
    disposal: readText(pick(raw, 'disposal')),
    auctionDate: readMoment(pick(raw, 'auction_date')),
    propertyType: readText(pick(raw, 'property_type')),
    subdomain: readText(pick(raw, 'subdomain')),
    acreage: readAmount(pick(raw, 'acreage')),
    lat: readNumber(pick(raw, 'lat', 'latitude')),
    lng: readNumber(pick(raw, 'lng', 'longitude')),
    shortDescription: readText(pick(raw, 'short_description')),
    agencyName: readText(pick(raw, 'agency_name')),
  };
}

/** Reads a list of properties in its order; invalid entries are left out. */
export function readProperties(value: unknown): readonly Property[] {
  return readList(value).flatMap((item) => readProperty(item) ?? []);
}

/** A server's properties; where its answer only refers to one, as some servers' do, the copy `here` in its place. */
export function fullerCopies(there: readonly Property[], here: readonly Property[]): readonly Property[] {
  const copies = new Map(here.map((property) => [property.propertyId, property]));
  const isReference = ({ displayAddress, price, photos }: Property) => !displayAddress && !price && photos.length === 0;
  return there.map((property) => (isReference(property) && copies.get(property.propertyId)) || property);
}

/** Writes a property under the platform's field names, so that other scripts of the site can read the saved list. */
export function writeProperty(property: Property): Raw {
  const number = Number(property.propertyId);
  const isNumber = String(number) === property.propertyId && Number.isSafeInteger(number);
  const { photos, ...fields } = property;
  return {
    property_id: isNumber ? number : property.propertyId,
    property_url: fields.propertyUrl,
    display_address: fields.displayAddress,
    property_channel: fields.propertyChannel,
    price: fields.price,
    price_value: fields.priceValue,
    price_qualifier: fields.priceQualifier,
    main_photo: photos[0]?.url,
    photos: photos.map(({ url, imageAlt }) => ({ url, image_alt: imageAlt })),
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    reception_rooms: fields.receptionRooms,
    pppw_price: fields.pppwPrice,
    created_at: fields.createdAt,
    status: fields.status,
    tags: fields.tags,
    exchanged_price: fields.exchangedPrice,
    disposal: fields.disposal,
    auction_date: fields.auctionDate,
    property_type: fields.propertyType,
    subdomain: fields.subdomain,
    acreage: fields.acreage,
    lat: fields.lat,
    lng: fields.lng,
    short_description: fields.shortDescription,
    agency_name: fields.agencyName,
  };
}

function readPhotos(raw: Raw): readonly Photo[] {
  const listed = readList(pick(raw, 'photos')).flatMap((photo) => readPhoto(photo) ?? []);
  return listed.length > 0 ? listed : [readPhoto(pick(raw, 'main_photo', 'photo', 'small_photo')) ?? []].flat();
}

function readPhoto(value: unknown): Photo | undefined {
  const raw = readRecord(value);
  const url = pictureUrl(raw ? pick(raw, 'url', 'src') : value);
  return url === '' ? undefined : { url, imageAlt: raw ? readText(pick(raw, 'image_alt', 'alt', 'caption')) : '' };
}
