import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readSlug } from '../../demo/pictures/subjects';
import { portraitPerson } from '../../demo/pictures/portraits/person';
import { generate } from '../../demo/seed';
import { townCalled } from '../../demo/seed/towns';
import { propertyStatus } from '../../src/domain/property-status';
import { readProperty } from '../../src/domain/property';
import type { NewProperty } from '../../demo/server/schema';

const today = new Date('2026-11-21T09:00:00Z');
const day = 86_400_000;
const agency = generate({ today });
const { properties, places, branches, staff, articles } = agency;

const slugOf = (url: string) => url.replace(/^\/media\/|\.webp$/g, '');
const count = (keyOf: (property: NewProperty) => string) => {
  const counts: Record<string, number> = {};
  for (const property of properties) counts[keyOf(property)] = (counts[keyOf(property)] ?? 0) + 1;
  return counts;
};
const textOf = ({ shortDescription, description, features }: NewProperty) =>
  [shortDescription, ...description, ...features].join(' ');
const isHome = ({ department, bedrooms, floorplans }: NewProperty) =>
  floorplans.length > 0 && (bedrooms > 0 || department === 'residential');

describe('the invented agency', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    assert.deepEqual(generate({ today }), agency);
    assert.notDeepEqual(generate({ today, seed: 2, properties: 20 }), generate({ today, properties: 20 }));
  });

  it('has a thousand properties, 12 branches, 60 people and 40 articles, each with a number and address of its own', () => {
    assert.deepEqual([properties.length, branches.length, staff.length, articles.length], [1000, 12, 60, 40]);
    for (const rows of [properties, branches, staff, articles]) {
      assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
    }
    for (const rows of [branches, staff, articles]) {
      assert.equal(new Set(rows.map(({ urlLabel }) => urlLabel)).size, rows.length);
      for (const { urlLabel } of rows) assert.match(urlLabel, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
    assert.equal(new Set(places.map(({ id }) => id)).size, places.length);
  });

  it('deals in everything agencies deal in, with some of every status', () => {
    const departments = count(({ department, channel }) => `${channel} ${department}`);
    for (const name of ['residential', 'auctions', 'agriculture', 'commercial', 'new-homes', 'antiques', 'services']) {
      assert.ok((departments[`sales ${name}`] ?? 0) >= 4, `sales ${name}: ${departments[`sales ${name}`]}`);
    }
    for (const name of ['residential', 'student-lets', 'commercial', 'agriculture']) {
      assert.ok((departments[`lettings ${name}`] ?? 0) >= 4, `lettings ${name}: ${departments[`lettings ${name}`]}`);
    }
    const statuses = count(({ status }) => status);
    for (const status of ['For sale', 'Under offer', 'SSTC', 'Sold', 'Exchanged', 'Completed'] as const) {
      assert.ok((statuses[status] ?? 0) >= 15, `${status}: ${statuses[status]}`);
    }
    for (const status of ['To let', 'Let agreed', 'Let'] as const) {
      assert.ok((statuses[status] ?? 0) >= 15, `${status}: ${statuses[status]}`);
    }
  });

  it('has homes that make every label of a card appear', () => {
    const labels = new Set(
      properties.flatMap((property) => {
        const createdAt = property.createdAt.toISOString();
        const read = readProperty({
          ...property,
          createdAt,
          propertyId: property.id,
          propertyChannel: property.channel,
        });
        return read ? propertyStatus(read, { now: today }).labels : [];
      }),
    );
    const all = ['Sold', 'Sold STC', 'Under offer', 'Let Agreed', 'Let', 'NEW Listing!', 'New Home'];
    assert.deepEqual([...labels].sort(), all.sort());
  });

  it('lists some homes within the week, and none in the future', () => {
    const ages = properties.map(({ createdAt }) => (today.getTime() - createdAt.getTime()) / day);
    const fresh = ages.filter((age) => age <= 7).length;
    assert.ok(fresh > 50 && fresh < 250, `${fresh} within the week`);
    for (const { createdAt, launchedAt, updatedAt } of properties) {
      assert.ok(createdAt <= launchedAt && launchedAt <= updatedAt && updatedAt <= today);
    }
  });

  it('exchanges contracts no sooner than a sale takes', () => {
    const exchanged = properties.filter(({ status }) => status === 'Exchanged' || status === 'Completed');
    for (const { id, status, createdAt } of exchanged) {
      const age = (today.getTime() - createdAt.getTime()) / day;
      assert.ok(age >= 45, `${id} is ${status} ${age.toFixed()} days after it was listed`);
    }
  });

  it('holds auctions: past ones mostly sold at a price, coming ones open', () => {
    const lots = properties.filter(({ department }) => department === 'auctions');
    const day = today.toISOString().slice(0, 10);
    const past = lots.filter(({ auctionDate }) => String(auctionDate) < day);
    const coming = lots.filter(({ auctionDate }) => String(auctionDate) > day);
    assert.ok(past.length > 8 && coming.length > 8);
    assert.ok(past.filter(({ exchangedPrice }) => exchangedPrice).length > past.length / 2);
    assert.ok(coming.every(({ exchangedPrice, status }) => !exchangedPrice && status === 'For sale'));
    assert.ok(lots.every(({ disposal }) => disposal === 'auction'));
    for (const { id, createdAt, auctionDate } of lots) {
      assert.ok(createdAt.toISOString() < String(auctionDate), `${id} is listed before its auction`);
    }
  });
});

describe('the places of the agency', () => {
  it('lie in England, Scotland and Wales', () => {
    const towns = count(({ town }) => town);
    for (const town of ['Bath', 'Bristol', 'Frome', 'Oxford', 'Exeter', 'Cardiff', 'Edinburgh', 'Perth']) {
      assert.ok((towns[town] ?? 0) > 10, `${town}: ${towns[town]}`);
    }
  });

  it('are near what is said to be in them', () => {
    const known = new Map(places.map((place) => [place.id, place]));
    for (const { displayAddress, placeId, lat, lng, postcode, town } of properties) {
      const place = known.get(placeId);
      assert.ok(place, placeId);
      assert.equal(place.name, town);
      const km = Math.hypot((lat - place.lat) * 111, (lng - place.lng) * 111 * Math.cos((lat * Math.PI) / 180));
      assert.ok(km < 12, `${displayAddress} is ${km.toFixed(1)} km from ${place.name}`);
      const district = known.get(`district-${postcode.split(' ')[0]?.toLowerCase()}`);
      assert.ok(district, `${postcode} is in a district that can be searched`);
    }
  });

  it('have postcodes of the right shape', () => {
    for (const { postcode } of [...properties, ...branches]) {
      assert.match(postcode, /^[A-Z]{1,2}\d{1,2} \d[ABD-HJLNP-UW-Z]{2}$/);
    }
  });
});

describe('the homes of the agency', () => {
  it('have pictures that can all be drawn, and a floorplan with as many bedrooms as the home', () => {
    const pictures = [
      ...properties.flatMap(({ photos, floorplans, epcCharts }) => [...photos, ...floorplans, ...epcCharts]),
      ...branches.map(({ photo }) => photo),
      ...articles.map(({ photo }) => photo),
      ...staff.map(({ avatar }) => avatar),
    ];
    for (const { url, caption } of pictures) {
      assert.ok(readSlug(slugOf(url)), url);
      assert.ok(caption.length > 3, url);
    }
    for (const { bedrooms, floorplans } of properties) {
      for (const { url } of floorplans) assert.match(url, new RegExp(`^/media/floorplan-\\d+-${bedrooms}bed-`));
    }
    for (const { epcCurrent, epcPotential, epcCharts } of properties) {
      for (const { url } of epcCharts) assert.equal(url, `/media/epc-${epcCurrent}-${epcPotential}.webp`);
    }
  });

  it('show as many bedrooms and bathrooms as they have, a garden when they have one, and no picture twice', () => {
    for (const { id, bedrooms, bathrooms, photos, tags } of properties) {
      const slugs = photos.map(({ url }) => slugOf(url));
      assert.equal(new Set(slugs).size, slugs.length, `${id} shows a picture twice`);
      if (photos.length < 2 || bedrooms === 0) continue;
      const shown = (kind: string) =>
        photos.filter(({ url, caption }) => slugOf(url).startsWith(kind) && !caption.startsWith('Another')).length;
      assert.equal(shown('room-bedroom'), bedrooms, `${id} has ${bedrooms} bedrooms`);
      assert.equal(shown('room-bathroom'), bathrooms, `${id} has ${bathrooms} bathrooms`);
      assert.equal(shown('garden') > 0, tags.includes('garden'), `${id} and its garden`);
    }
  });

  it('have many pictures, one picture or none, long addresses and prices on application among them', () => {
    assert.ok(properties.filter(({ photos }) => photos.length >= 20).length >= 10);
    assert.ok(properties.filter(({ photos }) => photos.length === 1).length >= 3);
    assert.ok(properties.filter(({ photos }) => photos.length === 0).length >= 3);
    assert.ok(properties.some(({ displayAddress }) => displayAddress.length > 70));
    assert.ok(properties.filter(({ priceQualifier }) => priceQualifier === 'POA').length >= 3);
    for (const { priceQualifier, priceValue, department } of properties) {
      if (['antiques', 'services'].includes(department)) continue;
      assert.equal(priceValue === null, priceQualifier === 'POA');
    }
  });

  it('ask prices that fit their size and town', () => {
    for (const property of properties.filter(isHome)) {
      const { id, channel, department, priceValue, squareFeet, town } = property;
      if (!priceValue || !squareFeet || department === 'student-lets') continue;
      const perFoot = priceValue / squareFeet;
      const [least, most] = channel === 'sales' ? [120, 1200] : [0.6, 4];
      assert.ok(perFoot >= least && perFoot <= most, `${id} in ${town}: £${perFoot.toFixed(2)} a square foot`);
    }
    const average = (town: string) => {
      const sold = properties.filter((each) => isHome(each) && each.channel === 'sales' && each.town === town);
      const priced = sold.filter(({ priceValue, department }) => priceValue && department === 'residential');
      return priced.reduce((sum, { priceValue, squareFeet }) => sum + priceValue! / squareFeet!, 0) / priced.length;
    };
    assert.ok(average('Oxford') > average('Bath') && average('Bath') > average('Exeter'));
    assert.ok(average('Exeter') > average('Perth'));
  });

  it('are described in plain sentences that agree with the facts', () => {
    for (const property of properties) {
      const { id, description, shortDescription, bedrooms, features } = property;
      const text = textOf(property);
      assert.doesNotMatch(
        text,
        /\b(?:undefined|NaN|null|lorem)\b|\s{2}|\b[Aa]n (?:u(?:ni|ti)|one)|\b[Aa] [aeio]|\.\.|\(\(/,
        `${id}: ${text}`,
      );
      assert.match(shortDescription, /^[A-Z].*\.$/);
      for (const paragraph of description) assert.match(paragraph, /^[A-Z0-9].*[.!?]$/s, `${id}: ${paragraph}`);
      assert.ok(features.length >= 3 && new Set(features).size === features.length, `${id}: ${features.join(', ')}`);
      if (bedrooms === 0) continue;
      assert.ok(
        features.some((feature) => /bedroom/.test(feature)),
        `${id} says how many bedrooms`,
      );
      assert.match(text, /\d\.\d\dm by \d\.\d\dm \(\d+'\d+" by \d+'\d+"\)/, `${id} gives the sizes of rooms`);
    }
    const texts = properties.map(({ description }) => description.join('\n'));
    assert.ok(new Set(texts).size > properties.length * 0.98, 'hardly two descriptions are alike');
  });

  it('are found by the tag of whatever their texts promise', () => {
    const promises = {
      balcony: /balcony/i,
      fireplace: /fireplace|hearth|open fire/i,
      garden: /to the garden/i,
      parking: /car charger/i,
      'no chain': /onward chain/i,
    };
    for (const [tag, words] of Object.entries(promises)) {
      const promised = properties.filter((property) => words.test(textOf(property)));
      assert.ok(promised.length > 3, tag);
      for (const { id, tags } of promised) assert.ok(tags.includes(tag), `${id} promises ${words} without ${tag}`);
    }
  });

  it('have no old roof when new, and no roof, loft or downstairs of their own when flats', () => {
    for (const property of properties) {
      const { id, department, propertyType } = property;
      if (department === 'new-homes') assert.doesNotMatch(textOf(property), /roof renewed/i, `${id} is new`);
      if (propertyType === 'Flat') assert.doesNotMatch(textOf(property), /roof|loft|downstairs/i, `${id} is a flat`);
    }
  });

  it('are let from one day while they are free, and only short lets for a short time', () => {
    for (const property of properties.filter(({ channel }) => channel === 'lettings')) {
      const { id, shortLets, status } = property;
      const text = textOf(property);
      if (status !== 'To let') assert.doesNotMatch(text, /\bavailable (?:now|at|from)\b/i, `${id} is taken`);
      assert.ok((text.match(/\bavailable (?:now|at|from)\b/gi) ?? []).length <= 1, `${id} is available twice`);
      assert.equal(/a few weeks or months/.test(text), shortLets, `${id} and its term`);
      if (shortLets) assert.doesNotMatch(text, /twelve months|long let/i, `${id} is a short let`);
    }
  });

  it('are let by the rules of the nation they stand in', () => {
    for (const { channel, bedrooms, town, lettingsFeeText, tenure, propertyType } of properties) {
      const isLet = channel === 'lettings' && bedrooms > 0;
      assert.equal(Boolean(lettingsFeeText), isLet || (channel === 'lettings' && propertyType === 'Flat'));
      if (town === 'Edinburgh' && lettingsFeeText) assert.match(lettingsFeeText, /two months’ rent/);
      if (town === 'Edinburgh') assert.notEqual(tenure, 'Leasehold');
      if (town === 'Cardiff' && lettingsFeeText) assert.match(lettingsFeeText, /occupation contract/);
    }
    const towns = properties.flatMap(({ town, lettingsFeeText }) => (lettingsFeeText ? town : []));
    assert.ok(towns.includes('Edinburgh') && towns.includes('Cardiff'));
    for (const property of properties.filter(({ channel }) => channel === 'lettings')) {
      const { id, town, epcCurrent, epcPotential } = property;
      const { nation } = townCalled(town);
      const text = textOf(property);
      assert.doesNotMatch(text, /not have pets|no pets/i, `${id} refuses pets before it is asked`);
      if (nation !== 'Wales') assert.doesNotMatch(text, /months or longer/, `${id} has a fixed term in ${nation}`);
      if (nation === 'Scotland' || !epcCurrent) continue;
      assert.ok(
        epcCurrent >= 39 && epcPotential! >= epcCurrent,
        `${id} in ${town} is let with a rating of ${epcCurrent}`,
      );
    }
  });
});

describe('the people of the agency', () => {
  it('can be reached only by telephone numbers and mail addresses that reach nobody', () => {
    const text = JSON.stringify(agency);
    const numbers = text.match(/\b0\d{4} ?\d{6}\b|\b0\d{2,4} \d{3,4} ?\d{3,4}\b/g) ?? [];
    assert.ok(numbers.length > 90);
    for (const number of numbers) assert.match(number, /^(?:01632 960\d{3}|07700 900\d{3})$/);
    for (const address of text.match(/[\w.-]+@[\w.-]+/g) ?? []) assert.match(address, /\.example$/);
    const lines = staff.map(({ directLine }) => directLine);
    const offices = branches.flatMap((each) => [each.telephone, each.salesTelephone, each.lettingsTelephone]);
    assert.equal(new Set([...lines, ...offices]).size, lines.length + offices.length, 'no number twice');
  });

  it('have a face of their own that suits their name, a desk and a few lines about themselves', () => {
    const faces = staff.map(({ avatar }) => Number(/portrait-(\d+)/.exec(avatar.url)?.[1]));
    assert.equal(new Set(faces).size, staff.length);
    for (const [index, { firstName, biography, branchId, departmentId }] of staff.entries()) {
      const { style, feminine } = portraitPerson(faces[index]!);
      if (firstName === 'Harjit') assert.equal(style, 'turban');
      if (['Priya', 'Siân', 'Harriet', 'Mei'].includes(firstName)) assert.ok(feminine, firstName);
      if (['Owen', 'Imran', 'Kwame', 'Hugh'].includes(firstName)) assert.ok(!feminine, firstName);
      assert.equal(biography.length, 2);
      const branch = branches.find(({ id }) => id === branchId);
      assert.ok(
        branch?.departments.some((each) => each.departmentId === departmentId),
        `${firstName} sits in ${departmentId}`,
      );
    }
  });

  it('are at hand for every home: someone of its branch who sells or lets', () => {
    for (const { channel, staffId, branchId, department } of properties) {
      const person = staff.find(({ id }) => id === staffId);
      assert.equal(person?.branchId, branchId);
      if (['antiques', 'services'].includes(department)) continue;
      assert.ok(channel === 'sales' ? person?.contactableForSales : person?.contactableForLettings);
    }
  });

  it('write articles with a summary and paragraphs worth reading, dated in the past', () => {
    for (const { title, summary, body, publishedAt } of articles) {
      assert.ok(summary.length > 30 && body.length >= 3 && body.join(' ').length > 350, title);
      assert.ok(publishedAt <= today, title);
      assert.doesNotMatch(body.join(' '), /\b(?:19|20)2\d\b/, `${title} names a year that will grow old`);
    }
  });
});

it('is as large as it is asked to be', () => {
  for (const size of [1, 10_000]) assert.equal(generate({ today, properties: size }).properties.length, size);
});
