import { Hono } from 'hono';

import { readText } from '../../../src/domain/reading';
import { placeName } from '../../../src/domain/search';
import type { Environment, Services } from '../environment';
import { placesNear, suggestPlaces } from '../search/places';
import type { Position } from '../search/position';

/** Places by typed text or near a position, as a list of [label, id]. */
export function placeRoutes(services: Services) {
  return new Hono<Environment>().get('/places', async (c) => {
    const position = readPosition(c.req.query('near'));
    const found = position
      ? await placesNear(services, position)
      : await suggestPlaces(services, readText(c.req.query('term')));
    return c.json(found.map(({ id, name, countyName }) => [placeName({ name, countyName: countyName ?? '' }), id]));
  });
}

function readPosition(text: string | undefined): Position | undefined {
  const [, lng, lat] = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,2}(?:\.\d{1,15})?)$/.exec(text ?? '') ?? [];
  return lng && lat ? { lng: Number(lng), lat: Number(lat) } : undefined;
}
