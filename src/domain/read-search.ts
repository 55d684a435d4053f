import { readChannel } from './property-channel';
import { distinctTags } from './property-tag';
import {
  pick,
  readAmount,
  readFlag,
  readId,
  readList,
  readNumber,
  readRecord,
  readText,
  readWords,
  snakeCase,
  withoutUnset,
  type Raw,
} from './reading';
import { blankSearch, decidesByQuery, numberFields, textFields, type Place, type Search } from './search';
import { isSortOption } from './sort-options';

/** Reads a place from data of unknown shape; undefined without an id. */
export function readPlace(value: unknown): Place | undefined {
  const raw = readRecord(value) ?? {};
  const placeId = readId(pick(raw, 'place_id', 'id'));
  return placeId === undefined
    ? undefined
    : { placeId, name: readText(pick(raw, 'name')), countyName: readText(pick(raw, 'county_name')) };
}

/** Reads a search from stored or server data of unknown shape; undefined when it is not an object. */
export function readSearch(value: unknown): Search | undefined {
  const raw = readRecord(value);
  if (!raw) return undefined;
  const place = readPlace(pick(raw, 'place'));
  const sorted = readText(pick(raw, 'sorted'));
  const found: Search = {
    ...blankSearch,
    ...readEach(raw, numberFields, readAmount),
    ...readEach(raw, textFields, (text) => readText(text) || undefined),
    channel: readChannel(pick(raw, 'channel')),
    placeId: readId(pick(raw, 'place_id')) ?? place?.placeId,
    place,
    suggestions: readList(pick(raw, 'suggestions')),
    tags: distinctTags(readWords(pick(raw, 'tags'))),
    viewport: readList(pick(raw, 'viewport')).flatMap((edge) => readNumber(edge) ?? []),
    shortLets: readFlag(pick(raw, 'short_lets')) || undefined,
    pets: readFlag(pick(raw, 'pets')) || undefined,
    sorted: isSortOption(sorted) ? sorted : undefined,
    branchId: readId(pick(raw, 'branch_id')),
    clickedProperty: readId(pick(raw, 'clicked_property')),
  };
  // The platform's older toolkit omits the flag; its text is only the name of the place, so it does not decide.
  const isQuerySearch = readFlag(pick(raw, 'is_query_search')) ?? decidesByQuery({ ...found, q: undefined });
  return withoutUnset({ ...found, isQuerySearch });
}

function readEach<Name extends string, Value>(raw: Raw, names: readonly Name[], read: (value: unknown) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(pick(raw, snakeCase(name)))])) as Record<Name, Value>;
}
