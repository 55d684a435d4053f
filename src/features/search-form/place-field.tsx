import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';

import { describeSearch } from '../../domain/describe-search';
import { placeNamed } from '../../domain/place-named';
import { savedSearchKey } from '../../domain/saved-search';
import {
  isDrawn,
  partOf,
  placeName,
  withFilters,
  withPlace,
  withPolygon,
  withQuery,
  type Place,
  type Search,
} from '../../domain/search';
import type { SearchHistory } from '../../domain/search-history';
import { searchToSave } from '../../domain/search-to-save';
import { searchFormWords as words } from '../../domain/search-words';
import { findPlaces } from '../../state/places';
import { searchHistoryAtom } from '../../state/search-history';
import { Combobox } from '../../ui/combobox';
import { clock, pin } from '../../ui/icons/search';
import type { Option } from '../../ui/use-suggestions';
import type { FilterProps } from './filter-props';

interface Props extends FilterProps {
  placeholder: string;
  /** Called when the visitor starts or finishes typing. */
  onTyping: (isTyping: boolean) => void;
  /** Inside the box, after the text: another way to set the place. */
  children?: ReactNode;
}

/** Minimum characters before places are suggested. */
const SHORTEST = 2;
/** Milliseconds without typing before suggestions are fetched. */
const PAUSE = 500;
const MOST_RECENT = 5;
const postcode = /^[A-Z]{1,2}\d/;

/** The location field: a place known to the agency, any text, or a recent search. */
export function PlaceField({ search, onChange, onTyping, placeholder, children }: Props) {
  const recorded = useAtomValue(searchHistoryAtom);
  const searches = recorded.map(searchToSave);
  const text = placeText(search);
  const isShort = text.trim().length < SHORTEST;

  const find = async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
    const recent = recentOptions(searches, typed.trim());
    const places = typed.trim().length < SHORTEST ? [] : await findPlaces(typed, signal);
    if (!places && recent.length === 0) throw new Error('The server does not suggest places.');
    return [...recent, ...(places ?? []).map(placeOption)];
  };
  const pick = ({ value, label }: Option) => {
    onTyping(false);
    const earlier = searches.find((each) => recentValue(each) === value);
    if (earlier) return onChange(withFilters(earlier, { clickedProperty: undefined }));
    onChange(atPlace(search, placeNamed(value, label)));
  };

  return (
    <Combobox
      name="q"
      label={words.place}
      placeholder={isDrawn(search) ? words.drawnArea : partOf(search).length > 0 ? words.mapPart : placeholder}
      enterKeyHint="search"
      autoCapitalize="words"
      minimum={0}
      pause={isShort ? 0 : PAUSE}
      nothing={isShort ? '' : words.noPlace}
      failed={words.placesFailed}
      value={text}
      find={find}
      source={recorded}
      onPick={pick}
      onInput={({ currentTarget }) => {
        onTyping(true);
        onChange(withQuery(search, currentTarget.value));
      }}
      onBlur={() => onTyping(false)}
      onPress={({ value }) => (value === '' && searches.length > 0 ? '' : undefined)}
      after={children}
    />
  );
}

/** What the field shows. */
export const placeText = ({ q, place }: Search) => q ?? (place ? placeName(place) : '');

/** The search at a place; removes a drawn area, as typing a text does. */
export function atPlace(search: Search, place: Place): Search {
  return withPlace(search.poly ? withPolygon(search, undefined) : search, place);
}

/** Drawn areas all have the same sentence. */
const recentValue = (search: Search) => `recent ${savedSearchKey(search)}`;

/** The latest searches that contain the typed text, or all of them if it is empty, without duplicates. */
function recentOptions(searches: SearchHistory, typed: string): readonly Option[] {
  const labels = new Map(searches.map((search) => [recentValue(search), describeSearch(search)]));
  return [...labels]
    .filter(([, label]) => label.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MOST_RECENT)
    .map(([value, label]) => ({ value, label, group: words.recent, icon: clock }));
}

function placeOption(place: Place): Option {
  const group = postcode.test(place.name) ? words.postcodes : words.places;
  return { value: place.placeId, label: placeName(place), group, icon: pin };
}
