import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { pageHome } from '../../src/domain/page-home';
import { readProperties, readProperty, writeProperty } from '../../src/domain/property';
import { readChannel } from '../../src/domain/property-channel';

const snake = {
  property_id: 7,
  property_url: '/properties/7/sales',
  display_address: 'Mill Road, Bath',
  property_channel: 'sales',
  price: 'Guide price £500,000',
  price_value: '500000',
  photos: [{ url: '//mr2.example/320x212/7.jpg', image_alt: 'Front' }],
  bedrooms: '3',
  bathrooms: 2,
  reception_rooms: 1,
  pppw_price: 125.4,
  created_at: '2026-11-18T09:00:00Z',
  status: 'For sale',
  tags: ['new home', ''],
  exchanged_price: 480000,
  disposal: 'auction',
  auction_date: '21/11/2026',
  property_type: 'House',
  subdomain: 'bath',
  acreage: '0.5',
};

const camel = {
  propertyId: '7',
  url: '/properties/7/sales',
  displayAddress: 'Mill Road, Bath',
  propertyChannel: 'sales',
  price: 'Guide price £500,000',
  priceValue: 500000,
  photos: [{ url: 'https://mr0.example/320x212/7.jpg', imageAlt: 'Front' }],
  bedrooms: 3,
  bathrooms: '2',
  receptionRooms: 1,
  pppwPrice: '125.4',
  createdAt: '2026-11-18T09:00:00.000Z',
  status: 'For sale',
  tags: 'new home',
  exchangedPrice: '480000',
  disposal: 'auction',
  auctionDate: '2026-11-21',
  propertyType: 'House',
  subdomain: 'bath',
  acreage: 0.5,
};

describe('reading a property', () => {
  it('PRP-02 takes every field of a card in snake_case and in camelCase, as numbers or as text', () => {
    const property = readProperty(snake);
    assert.deepEqual(readProperty(camel), property);
    assert.equal(property?.propertyId, '7');
    assert.equal(property.priceValue, 500000);
    assert.deepEqual(property.photos, [{ url: 'https://mr0.example/320x212/7.jpg', imageAlt: 'Front' }]);
    assert.equal(property.bedrooms, 3);
    assert.equal(property.receptionRooms, 1);
    assert.equal(property.auctionDate, '2026-11-21T00:00:00.000Z');
    assert.deepEqual(property.tags, ['new home']);
    assert.equal(property.acreage, 0.5);
  });

  it('PRP-02 takes a single main_photo or photo, and texts in place of picture objects', () => {
    assert.equal(readProperty({ id: 1, main_photo: '//a.example/1.jpg' })?.photos[0]?.url, 'https://a.example/1.jpg');
    assert.equal(readProperty({ id: 1, photo: '/1.jpg' })?.photos[0]?.url, '/1.jpg');
    assert.equal(readProperty({ id: 1, main_photo: '', photo: '/1.jpg' })?.photos[0]?.url, '/1.jpg');
    assert.equal(readProperty({ id: 1, photos: ['/1.jpg', null, {}, 7, '/2.jpg'] })?.photos.length, 2);
    assert.deepEqual(readProperty({ id: 1, photos: null })?.photos, []);
  });

  it('SAV-15 recognises a property by property_id or id, and its link by property_url or url', () => {
    assert.equal(readProperty({ property_id: 12, id: 99 })?.propertyId, '12');
    assert.equal(readProperty({ id: '12' })?.propertyId, '12');
    assert.equal(readProperty({ propertyId: 'ab-1_2' })?.propertyId, 'ab-1_2');
    assert.equal(readProperty({ id: 12, property_url: '/a', url: '/b' })?.propertyUrl, '/a');
    assert.equal(readProperty({ id: 12, url: '/b' })?.propertyUrl, '/b');
    assert.equal(readProperty({ id: 12, channel: 'lettings' })?.propertyUrl, '/properties/12/lettings');
    assert.equal(readProperty({ id: 12, property_url: '', url: null })?.propertyUrl, '/properties/12/sales');
  });

  it('SAV-15 has no property without a usable id', () => {
    for (const id of [undefined, null, '', '../7', '7?x=1', 'a'.repeat(65), {}, [], NaN, 1.5]) {
      assert.equal(readProperty({ id }), undefined, String(id));
    }
    for (const value of [undefined, null, 7, '7', [], () => 7]) assert.equal(readProperty(value), undefined);
  });

  it('reads the channel from its words and from the qualifier of the price', () => {
    for (const word of ['lettings', 'Letting', 'to-rent', 'To Let', 'to_let', 'for_rent'])
      assert.equal(readChannel(word), 'lettings');
    for (const word of ['sales', 'selling', 'current', 'outlet', 'Outlet', '', undefined, 7])
      assert.equal(readChannel(word), 'sales');
    assert.equal(readProperty({ id: 1, price_qualifier: 'PCM' })?.propertyChannel, 'lettings');
    assert.equal(readProperty({ id: 1, price_qualifier: 'pcm', channel: '' })?.propertyChannel, 'lettings');
    assert.equal(readProperty({ id: 1, price_qualifier: 'pcm', channel: 'sales' })?.propertyChannel, 'sales');
  });

  it('takes the value from the text of a sale, never from the text of a rent', () => {
    assert.equal(readProperty({ id: 1, price: 'Offers over £450,000' })?.priceValue, 450000);
    assert.equal(readProperty({ id: 1, price: 450000 })?.price, '450000');
    assert.equal(readProperty({ id: 1, price: 450000 })?.priceValue, 450000);
    assert.equal(readProperty({ id: 1, price: 'POA', price_value: 0 })?.priceValue, undefined);
    assert.equal(readProperty({ id: 1, price: '£300 pw', channel: 'lettings' })?.priceValue, undefined);
    const rent = (price_qualifier: string) =>
      readProperty({ id: 1, price: 350, channel: 'lettings', price_qualifier })?.priceValue;
    assert.deepEqual(['pcm', 'pw', 'PPPW', 'per week'].map(rent), [350, undefined, undefined, undefined]);
  });

  it('CAL-02 CAL-03 tells calculators of the page’s home what its cards are told', () => {
    for (const given of [snake, { id: 1, price: '£300 pw', channel: 'lettings', latitude: '51.4', longitude: -2.3 }]) {
      const { propertyChannel, priceValue, tags, lat, lng } = readProperty(given)!;
      const home = pageHome.read({ property: given }, assert.fail);
      assert.deepEqual(home, { propertyChannel, priceValue, tags, lat, lng });
    }
    assert.equal(
      pageHome.read({ property: { price: 1 } }, () => undefined),
      undefined,
    );
  });

  it('T03 gives a link that could run a script no address', () => {
    assert.equal(readProperty({ id: 1, property_url: 'java\tscript:alert(1)' })?.propertyUrl, '#');
    assert.deepEqual(readProperty({ id: 1, photo: 'data:image/svg+xml,<svg/>' })?.photos, []);
  });

  it('leaves out list entries that are no property and keeps the order of the others', () => {
    const list = readProperties([null, { id: 2 }, 'x', { id: 1 }, {}]);
    assert.deepEqual(
      list.map(({ propertyId }) => propertyId),
      ['2', '1'],
    );
    assert.deepEqual(readProperties({ 0: { id: 1 }, length: 1 }), []);
  });

  it('writes a property so that it reads back the same, with a number for a numeric id', () => {
    const property = readProperty(snake)!;
    assert.deepEqual(readProperty(JSON.parse(JSON.stringify(writeProperty(property)))), property);
    assert.equal(writeProperty(property)['property_id'], 7);
    assert.equal(writeProperty(property)['main_photo'], 'https://mr0.example/320x212/7.jpg');
    assert.equal(writeProperty(readProperty({ id: '007' })!)['property_id'], '007');
  });

  it('T05 never throws and never touches a prototype, whatever the data', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
        readProperty(value);
        readProperty({ id: 1, photos: value, tags: value, price: value, property_url: value, created_at: value });
        readProperties([value]);
      }),
    );
    readProperty(JSON.parse('{"id":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    assert.equal(readProperty(JSON.parse('{"__proto__":{"id":1}}')), undefined);
    assert.equal('polluted' in {}, false);
  });
});
