import { request } from '../../src/core/request';
import { readProperties, readProperty, type Property } from '../../src/domain/property';
import { readRecord } from '../../src/domain/reading';

/** Properties in the reference server's database, so that they can be saved in an account. */
export async function knownHomes(count: number): Promise<readonly Property[]> {
  const answer = await request({ path: '/search.ljson?channel=sales' });
  const homes = answer.kind === 'answer' ? readProperties(readRecord(answer.body)?.['properties']) : [];
  if (homes.length < count) throw new Error(`The server knows ${homes.length} homes, not ${count}.`);
  return homes.slice(0, count);
}

/** A property unknown to the server, with the fields a test gives. */
export const home = (fields: Readonly<Record<string, unknown>> = {}): Property =>
  readProperty({ ...homeData, ...fields })!;

/** A property in the platform's format. */
export const homeData = {
  property_id: 7,
  property_url: '/properties/7/sales',
  property_channel: 'sales',
  display_address: '14 Rivers Street, Bath BA1 2QA',
  price: 'Guide price £825,000',
  price_value: 825000,
  price_qualifier: 'Guide price',
  status: 'For sale',
  bedrooms: 4,
  bathrooms: 2,
  reception_rooms: 1,
  property_type: 'Terraced house',
  created_at: '2020-01-01T00:00:00Z',
  tags: [],
} as const;
