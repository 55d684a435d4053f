import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { describeFound, describeSearch } from '../../src/domain/describe-search';
import { blankSearch, type Search } from '../../src/domain/search';

const bath = { placeId: '1', name: 'Bath', countyName: 'Somerset' };
const describes = (fields: Partial<Search>, sentence: string) =>
  assert.equal(describeSearch({ ...blankSearch, ...fields }), sentence);

describe('a search as a sentence', () => {
  it('says what is looked for and where', () => {
    describes({}, 'Homes for sale');
    describes({ q: ' Bath ' }, 'Homes for sale in Bath');
    describes({ channel: 'lettings', q: 'Bath, Somerset' }, 'Homes to let in Bath, Somerset');
    describes({ minBeds: 2, q: 'Bath', within: '5-miles' }, '2+ bedroom homes for sale within 5 miles of Bath');
    describes({ q: 'Bath', within: '1-mile' }, 'Homes for sale within 1 mile of Bath');
    describes({ q: 'Bath', within: '0-25-miles' }, 'Homes for sale within ¼ mile of Bath');
    describes({ q: 'Bath', within: '1-5-miles' }, 'Homes for sale within 1.5 miles of Bath');
    describes({ place: { placeId: '1', name: 'Wells', countyName: 'Somerset' } }, 'Homes for sale in Wells, Somerset');
    describes({ poly: 'abc', q: 'Bath' }, 'Homes for sale in Bath');
    describes({ poly: 'abc', isQuerySearch: false }, 'Homes for sale in the area drawn on the map');
  });

  it('says how many bedrooms', () => {
    describes({ minBeds: 2, maxBeds: 2 }, '2 bedroom homes for sale');
    describes({ minBeds: 2, maxBeds: 4 }, '2 to 4 bedroom homes for sale');
    describes({ maxBeds: 3 }, 'Up to 3 bedroom homes for sale');
    describes({ minBeds: 0, maxBeds: 0 }, 'Studio homes for sale');
    describes({ minBeds: 0 }, 'Homes for sale');
  });

  it('SRC-48 gives prices in whole pounds, a month for rents', () => {
    describes({ maxPrice: 400000 }, 'Homes for sale, up to £400,000');
    describes({ minPrice: 250000, maxPrice: 400000 }, 'Homes for sale, £250,000 to £400,000');
    describes({ channel: 'lettings', minPrice: 900 }, 'Homes to let, from £900 a month');
  });

  it('PRP-21 calls by their name what are no homes, once', () => {
    describes({ tags: ['antiques'] }, 'Sales of antiques');
    describes(
      { tags: ['Auction', 'garden'], maxPrice: 400000, q: 'Bath' },
      'Lots at auction in Bath, up to £400,000, garden',
    );
    describes({ channel: 'lettings', tags: ['agriculture'] }, 'Farms and fields');
    describes({ tags: ['!antiques'] }, 'Homes for sale');
  });

  it('names every other filter, and hides exclusions', () => {
    describes(
      {
        minSquareFeet: 1000,
        maxAcreage: 2,
        tags: ['new-home', '!sold'],
        area: 'east-sussex',
        text: 'sea view',
        status: 'under-offer',
        auctionDate: '2026-12-01',
        createdAgo: 1,
        updatedAgo: 7,
        shortLets: true,
        pets: true,
      },
      'Homes for sale, from 1,000 sq ft, up to 2 acres, new home, area east sussex, with the words “sea view”, ' +
        'under offer, auction on 1 December 2026, added in the last day, updated in the last 7 days, short lets, ' +
        'pets allowed',
    );
    describes(
      { auctionDate: 'next week', status: 'haunted-house' },
      'Homes for sale, haunted house, auction on next week',
    );
  });

  it('says one acre in the singular', () => {
    describes({ maxAcreage: 1 }, 'Homes for sale, up to 1 acre');
    describes({ minAcreage: 1 }, 'Homes for sale, from 1 acre');
    describes({ minAcreage: 1, maxAcreage: 3 }, 'Homes for sale, 1 to 3 acres');
  });

  it('leaves a day that no month has as it is, which some browsers take for one of the next month', () => {
    describes({ auctionDate: '2026-02-31' }, 'Homes for sale, auction on 2026-02-31');
  });
});

describe('what a search found, as a heading', () => {
  const heads = (fields: Partial<Search>, heading: string, ...found: [number?, typeof bath?]) =>
    assert.equal(describeFound({ ...blankSearch, ...fields }, ...found), heading);

  it('says the number, what and where', () => {
    heads({ q: 'Bath, Somerset' }, '47 homes for sale in Bath', 47, bath);
    heads({ place: bath, isQuerySearch: false }, '1,204 homes for sale in Bath', 1204);
    heads({ q: 'Bath, Somerset', isQuerySearch: false }, '2 homes for sale in Bath', 2);
    heads({ place: bath, isQuerySearch: false, within: '1-mile' }, '9 homes for sale in and around Bath', 9);
    heads({ channel: 'lettings' }, '1 home to let', 1);
    heads({ poly: 'abc', isQuerySearch: false }, '3 homes for sale in the area drawn on the map', 3);
    heads({ viewport: [-3, 51, -2, 52] }, '3 homes for sale in this part of the map', 3);
    heads({ viewport: [-3, 51, -2, 52], q: 'Bath' }, '3 homes for sale in Bath', 3, bath);
  });

  it('PRP-21 counts sales of antiques, lots, farms and services as what they are', () => {
    heads({ tags: ['antiques'] }, '9 sales of antiques', 9);
    heads({ tags: ['antiques'] }, 'No sales of antiques', 0);
    heads({ tags: ['auction'], q: 'Bath' }, '1 lot at auction in Bath', 1, bath);
    heads({ tags: ['agriculture'] }, '1 farm or field', 1);
    heads({ tags: ['services'] }, 'Services');
    heads({ tags: ['!auction'] }, '2 homes for sale', 2);
  });

  it('says so when there are none, and gives no number that is not known', () => {
    heads({ q: 'Bath' }, 'No homes for sale in Bath', 0, bath);
    heads({ place: bath, isQuerySearch: false }, 'Homes for sale in Bath');
  });

  it('quotes a text that names no place, whatever place the page is about', () => {
    heads({ q: ' sea view ' }, '5 homes for sale for “sea view”', 5);
    heads({ q: 'sea view', place: bath }, '5 homes for sale for “sea view”', 5);
  });
});
