import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { encodePolygon, polygonToAddress, type Ring } from '../../src/domain/polygon';
import { readProperty } from '../../src/domain/property';
import { serverForTests } from './support/start';

const server = serverForTests();

async function find(query: string): Promise<number[]> {
  const { json } = await server.visit().get(`/search.ljson?${query}`);
  return json.properties.map((property) => property.property_id);
}

async function foundSorted(query: string): Promise<number[]> {
  return (await find(query)).sort((one, other) => one - other);
}

const all = [1, 2, 3, 4, 5, 6, 7];

describe('searching', () => {
  for (const [title, query, expected] of [
    ['finds homes for sale by default', '', all],
    ['SRC-26 finds homes to let', 'channel=lettings', [8, 9]],
    ['SRC-10 finds by lowest price', 'fragment=from-600000', [3]],
    ['SRC-10 finds by highest price', 'fragment=up-to-300000', [2]],
    ['SRC-33 tells prices from bedrooms and acres', 'fragment=from-2-acres/from-5-bed/from-900000', [3]],
    ['SRC-09 finds studios, which have no bedroom', 'fragment=up-to-0-bed', [2]],
    ['SRC-11 finds by floor area', 'fragment=min-sq-ft-2000', [3]],
    ['SRC-11 finds by largest floor area', 'fragment=max-sq-ft-500', [2]],
    ['SRC-15 finds by land', 'fragment=from-1-acres/up-to-3-acres', [3]],
    ['SRC-12 finds by area', 'fragment=area-east-sussex', [6]],
    ['SRC-12 finds by area as it is typed', 'fragment=area-East%20Sussex', [6]],
    ['SRC-13 finds what was updated lately', 'fragment=updated-in-7-days', [4]],
    ['SRC-13 finds what was added lately', 'fragment=newer-than-7-days', [4]],
    ['SRC-14 finds by status', 'fragment=status-under-offer', [4]],
    ['SRC-14 finds everything available', 'fragment=status-available', [1, 2, 3, 6, 7]],
    ['SRC-14 counts every kind of sold', 'fragment=status-sold', [5]],
    ['SRC-14 finds nothing of a status that does not exist', 'fragment=status-haunted', []],
    ['SRC-19 finds by words of the description', 'fragment=text-ingenious%20periscope', [6]],
    ['SRC-20 finds homes that take pets', 'channel=lettings&fragment=pets', [8]],
    ['SRC-20 finds short lets', 'channel=lettings&fragment=short-lets', [9]],
    ['SRC-21 finds homes that have every tag', 'fragment=tag-new-home,garden', [3]],
    ['SRC-28 takes hyphens in tags for spaces and ignores case', 'fragment=tag-New%2520Home', [2, 3]],
    ['leaves out homes with an excluded tag', 'fragment=tag-new-home,!garden', [2]],
    ['SRC-22 finds by auction date', 'fragment=auction-date-2026-12-03', [7]],
    ['SRC-30 finds by place', 'fragment=gid-brighton', [6]],
    ['finds by place in the query', 'place_id=brighton', [6]],
    ['finds nothing in a place that does not exist', 'place_id=atlantis', []],
    ['SRC-05 finds by the name of a place and its county', 'q=Brighton,%20East%20Sussex', [6]],
    ['SRC-05 finds a place with a full stop after it, as phones write for two spaces', 'q=Bathford.%20', [7]],
    ['SRC-05 finds by the name of a place within a town', 'q=Bathford,%20Bath,%20Somerset', [7]],
    ['finds by county', 'place_id=somerset', [1, 2, 3, 4, 5, 7]],
    ['finds by a postcode that is a place', 'q=BA12', [7]],
    ['finds by the beginning of a postcode', 'q=bn2', [6]],
    ['finds by a whole postcode, however it is spaced', 'q=bn21tl', [6]],
    ['finds by a whole postcode only there', 'q=BA12%206AA', [7]],
    ['SRC-16 widens a whole postcode by miles', 'q=ba126aa&fragment=within-3-miles', [1, 2, 3, 4, 5, 7]],
    ['SRC-16 keeps a whole postcode of no known district', 'q=BN2%201TL&fragment=within-3-miles', [6]],
    ['finds by the start of a postcode that ends within its second part', 'q=BN2%201', [6]],
    ['finds by such a start written without the space', 'q=bn21t', [6]],
    ['finds nothing by the start of another postcode', 'q=BN2%202', []],
    ['does not take BA1 for BA12', 'q=ba1', [1, 2, 3, 4, 5]],
    ['finds by street', 'q=Marine%20Parade', [6]],
    ['SRC-16 widens a place by miles', 'place_id=bathford', [7]],
    ['SRC-16 widens it by as many miles as the page says', 'place_id=bathford&fragment=within-1000-miles', all],
    [
      'SRC-16 widens a place by miles, the homes further out too',
      'place_id=bathford&fragment=within-5-miles',
      [1, 2, 3, 4, 5, 7],
    ],
    ['SRC-35 finds by branch', 'branch_id=2', [6]],
    ['SRC-35 finds nothing by a branch that cannot be', 'branch_id=x', []],
    ['PRP-21 finds what one department handles', 'department=auctions', [7]],
    ['PRP-21 finds antiques when asked for the department', 'department=antiques', [10]],
    ['PRP-21 finds antiques when asked for the tag', 'fragment=tag-antiques', [10]],
    ['PRP-21 finds services when asked for the department', 'department=services', [11]],
    ['PRP-21 finds services when asked for the tag', 'fragment=tag-services', [11]],
    ['PRP-21 finds no antiques among the lots of auctions', 'fragment=tag-auction', []],
    ['PRP-21 finds no antiques that are only ruled out', 'fragment=tag-!antiques', [1, 2, 3, 4, 5, 6, 7]],
    ['PRP-21 finds nothing in a department that does not exist', 'department=magic', []],
    ['finds what is in view on the map', 'fragment=/view--0.2,50.7,-0.1,50.9&count=50', [6]],
  ] as const) {
    it(title, async () => assert.deepEqual(await foundSorted(query), expected));
  }

  it('SRC-18 finds within a drawn area and not beside it', async () => {
    const around = (lat: number, lng: number, size: number) =>
      polygonToAddress(
        encodePolygon([
          [lat - size, lng - size],
          [lat + size, lng],
          [lat - size, lng + size],
        ]),
      );
    assert.deepEqual(await find(`fragment=poly-${around(50.82, -0.136, 0.05)}`), [6]);
    assert.deepEqual(await find(`fragment=poly-${around(53, -0.136, 0.05)}`), []);
  });
  it('SRC-18 leaves out an area that cannot be read', async () => {
    assert.equal((await find('fragment=poly-nonsense')).length, 7);
  });

  for (const [title, token, expected] of [
    ['SRC-41 least-expensive-first', 'least-expensive-first', [2, 7, 6, 4, 1, 3, 5]],
    ['SRC-41 most-expensive-first', 'most-expensive-first', [3, 7, 6, 4, 1, 2, 5]],
    ['SRC-41 most-recent-first', 'most-recent-first', [4, 7, 6, 5, 3, 2, 1]],
    ['SRC-41 most-square-feet-first', 'most-square-feet-first', [3, 7, 6, 5, 4, 1, 2]],
    ['SRC-41 least-square-feet-first', 'least-square-feet-first', [2, 7, 6, 5, 4, 1, 3]],
    ['SRC-41 most-recently-launched-first', 'most-recently-launched-first', [4, 7, 6, 5, 3, 2, 1]],
    ['SRC-41 most-recently-updated-first', 'most-recently-updated-first', [4, 5, 7, 6, 3, 2, 1]],
  ] as const) {
    it(title, async () => assert.deepEqual(await find(`fragment=${token}`), expected));
  }

  it('SRC-43 answers with cards and pagination', async () => {
    const { json, headers } = await server.visit().get('/search.ljson?fragment=from-2-acres');
    assert.match(headers.get('content-type') ?? '', /^application\/json/);
    assert.deepEqual(
      json.properties.map(({ property_id }) => property_id),
      [3],
    );
    assert.deepEqual(json.pagination, {
      current_page: 1,
      page_count: 1,
      has_next_page: false,
      has_prev_page: false,
      total_count: 1,
    });
  });

  it('PRP-02 gives a card everything it shows', async () => {
    const { json } = await server.visit().get('/search.ljson?channel=lettings&fragment=short-lets');
    const card = json.properties[0]!;
    const fields =
      'property_id price priceValue price_value price_qualifier display_address property_channel property_url photos ' +
      'bedrooms bathrooms receptionRooms pppw_price createdAt status tags exchangedPrice disposal auctionDate ' +
      'propertyType subdomain acreage lat lng short_description agency_name';
    for (const field of fields.split(' ')) assert.ok(field in card, field);
    assert.equal(card['price'], '£2,000 pcm');
    assert.equal(card['pppw_price'], 115);
    assert.deepEqual(card['photos'], [{ url: '/media/1/photo-1.jpg', imageAlt: 'The front of the house' }]);
    assert.equal(readProperty(card)?.displayAddress, '14 Rivers Street, Bath');
  });

  it('PRP-02 does not give away a price on application', async () => {
    const { json } = await server.visit().get('/search.ljson?fragment=status-sold');
    assert.equal(json.properties[0]?.['price'], 'POA');
    assert.equal(json.properties[0]?.['price_value'], null);
  });
});

describe('paging', () => {
  it('SRC-44 says whether there is a page before and after', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) {
      const { json } = await server.visit().get(`/search.ljson?count=3&fragment=page-${page}`);
      pages.push([json.pagination.has_prev_page, json.pagination.has_next_page, json.properties.length]);
    }
    assert.deepEqual(pages, [
      [false, true, 3],
      [true, true, 3],
      [true, false, 1],
    ]);
  });

  it('shows every home once, also where many are equal', async () => {
    const shown = [];
    for (const page of [1, 2, 3, 4]) shown.push(...(await find(`count=2&fragment=page-${page}/least-expensive-first`)));
    assert.deepEqual(shown, [2, 7, 6, 4, 1, 3, 5]);
  });

  it('T27 shows the last page for one beyond it', async () => {
    for (const page of ['4', '1000000000', '999999999999']) {
      const { json } = await server.visit().get(`/search.ljson?count=3&fragment=page-${page}`);
      assert.equal(json.pagination.current_page, 3, page);
    }
  });

  it('T27 gives at most fifty at once', async () => {
    assert.equal((await server.visit().get('/search.ljson?count=1000000')).json.pagination.page_count, 1);
    assert.equal((await server.visit().get('/search.ljson?count=-5')).status, 200);
  });
});

describe('hostile searches', () => {
  const many = (count: number): Ring =>
    Array.from({ length: count }, (_, corner) => {
      const angle = (corner / count) * 2 * Math.PI;
      return [50.82 + 0.05 * Math.sin(angle), -0.136 + 0.05 * Math.cos(angle)] as const;
    });

  it('T27 of 5,000 corners find the same as the circle they draw', async () => {
    const area = polygonToAddress(encodePolygon(many(5000)));
    assert.deepEqual(await find(`fragment=poly-${area}`), [6]);
  });

  for (const [title, query] of [
    ['numbers beyond any home', 'fragment=from-999999999999/up-to-999999999999-bed/min-sq-ft-999999999999'],
    ['days beyond any calendar', 'fragment=newer-than-999999999999-days/updated-in-999999999999-days'],
    ['a day that does not exist', 'fragment=auction-date-2026-02-31'],
    ['a year that does not exist', 'fragment=auction-date-0000-01-01'],
    ['a date of nonsense', "fragment=auction-date-'%3B drop table users"],
    ['quotes', `q=${encodeURIComponent(`'; drop table users; -- " \\ %`)}&fragment=text-'%22%5C&place_id='or'1'='1`],
    ['a text query of operators', `fragment=text-${encodeURIComponent('& | ! ( ) : * <->')}`],
    ['control characters', 'q=%00%01%1f&fragment=text-%00/tag-%00/status-%00/area-%00/within-%00'],
    ['broken escapes', 'q=%E0%A4%A&fragment=text-%E0%A4%A'],
    ['names of the object prototype', 'fragment=status-constructor/__proto__/tag-__proto__&department=toString'],
    ['a view of nonsense', 'fragment=/view-,,,,&count=NaN'],
    ['a view of the whole universe', 'fragment=/view--999,-999,999,999'],
    ['a hundred tags', `fragment=tag-${Array.from({ length: 100 }, (_, tag) => `t${tag}`).join(',')}`],
    ['half a number of miles', 'place_id=bath&fragment=within-999-99-miles'],
    ['the same pair a thousand times', 'q=a&'.repeat(1000)],
    ['a very long text', `q=${'x'.repeat(20_000)}`],
    ['more words than the database can nest', `q=${'a+'.repeat(12_000)}`],
    ['more minuses than it can stack', `q=${'-'.repeat(40)}x&fragment=text-${'-%20'.repeat(40)}`],
  ] as const) {
    it(`T27 are answered: ${title}`, async () => {
      const { status, json } = await server.visit().get(`/search.ljson?${query}`);
      assert.equal(status, 200);
      assert.ok(Array.isArray(json.properties));
    });
  }

  it('T27 longer than any header are refused', async () => {
    assert.equal((await server.visit().get(`/search.ljson?q=${'x'.repeat(100_000)}`)).status, 431);
  });
});
