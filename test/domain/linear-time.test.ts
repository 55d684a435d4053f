import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { withoutOuterSlashes } from '../../demo/site/index';
import { flashPart } from '../../src/domain/flash';
import { parsePounds } from '../../src/domain/money';
import { pictureAt, pictureSet } from '../../src/domain/pictures';
import {
  decodePolygon,
  encodePolygon,
  polygonFromAddress,
  simplifyPolygon,
  type Point,
} from '../../src/domain/polygon';
import { readProperties, readProperty } from '../../src/domain/property';
import { readSearch } from '../../src/domain/read-search';
import { readMoment, readNumber, readText, readWords } from '../../src/domain/reading';
import { matchRoute, readHash } from '../../src/domain/routes';
import { safeUrl, sameOriginUrl } from '../../src/domain/safe-url';
import { blankSearch } from '../../src/domain/search';
import { parseSearchPath, parseSearchQuery } from '../../src/domain/search-address';
import { filtersOf } from '../../src/domain/search-filters';
import { processorTime } from './processor-time';

/** Every function that reads text from a page, an address or a server. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parsePounds,
  pictureAt: (text) => pictureAt(text, 320),
  pictureSet: (text) => pictureSet(text, [320]),
  decodePolygon,
  polygonFromAddress,
  property: (text) =>
    readProperty({ id: 1, price: text, tags: text, property_url: text, photo: text, created_at: text }),
  readMoment,
  readNumber,
  readText,
  readWords,
  search: (text) => readSearch({ q: text, tags: text, sorted: text }),
  path: parseSearchPath,
  query: parseSearchQuery,
  withoutOuterSlashes: (text) => withoutOuterSlashes(`${text}x`),
  filters: (text) => filtersOf({ ...blankSearch, ...parseSearchQuery(`fragment=tag-${text}`) }),
  fragment: (text) => parseSearchQuery(`fragment=${text}`),
  hash: (text) => matchRoute(readHash(`#${text}`).path),
  flash: (text) => flashPart.exec(`#flash/${text}`),
  safeUrl,
  sameOriginUrl: (text) => sameOriginUrl(text, 'https://agency.example/'),
};

const pieces = [
  '1',
  ' ',
  ',',
  '/',
  'a',
  '.',
  '-',
  '%',
  '%41',
  '\t',
  '/1x1/',
  'from-1/',
  'tag-a,',
  'flash/',
  '_',
  '~',
  '£1,',
  '£',
  'é',
  '\u202e',
];

describe('hostile input', () => {
  for (const [name, read] of Object.entries(readers)) {
    it(`T27 50 kB take less than 50 ms: ${name}`, () => {
      for (const piece of pieces) {
        const text = piece.repeat(50_000 / piece.length);
        read(text.slice(0, 2000));
        const took = processorTime(() => read(text));
        assert.ok(took < 50, `50 kB of "${piece}" took ${took} ms`);
      }
    });
  }

  it('T27 a list of 10,000 homes and an area of 5,000 corners are read in less than a second', () => {
    const homes = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      price: '£1',
      photos: ['//mr1.example/a.jpg'],
      tags: ['a'],
    }));
    const zigzag = Array.from({ length: 5000 }, (_, index): Point => [51 + (index % 2) / 10, index / 1000]);
    const took = processorTime(() => {
      assert.equal(readProperties(homes).length, 10_000);
      assert.equal(decodePolygon(encodePolygon(zigzag))?.length, 5000);
      assert.equal(simplifyPolygon(zigzag).length, 100);
    });
    assert.ok(took < 1000, `${took} ms`);
  });
});
