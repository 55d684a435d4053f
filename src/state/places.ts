import { placesNear, suggestPlaces, type PlaceSuggestion } from '../api/search';
import { askPosition } from '../core/position';
import type { Place } from '../domain/search';

/** Places whose name begins as typed, the likeliest first; undefined when the server could not tell. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Place[] | undefined> {
  return (await suggestPlaces(text, signal))?.map(placeOf);
}

/** The place nearest to where the visitor is, for which the browser asks them. */
export async function findNearestPlace(): Promise<Place | 'denied' | 'unknown'> {
  const position = await askPosition();
  if (typeof position === 'string') return position;
  const [nearest] = (await placesNear(position)) ?? [];
  return nearest ? placeOf(nearest) : 'unknown';
}

/** 'Bathford, Bath, Somerset' is Bathford, in what follows. */
function placeOf({ placeId, label }: PlaceSuggestion): Place {
  const [name = '', ...rest] = label.split(',').map((part) => part.trim());
  return { placeId, name, countyName: rest.join(', ') };
}
