import { placesNear, suggestPlaces, type PlaceSuggestion } from '../api/search';
import { askPosition } from '../core/position';
import { placeNamed } from '../domain/place-named';
import type { Place } from '../domain/search';

/** Places whose name starts with the text, likeliest first; undefined when the server could not tell. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Place[] | undefined> {
  return (await suggestPlaces(text, signal))?.map(placeOf);
}

/** The place nearest to the visitor, for which the browser asks their permission. */
export async function findNearestPlace(): Promise<Place | 'denied' | 'unknown'> {
  const position = await askPosition();
  if (typeof position === 'string') return position;
  const [nearest] = (await placesNear(position)) ?? [];
  return nearest ? placeOf(nearest) : 'unknown';
}

const placeOf = ({ placeId, label }: PlaceSuggestion) => placeNamed(placeId, label);
