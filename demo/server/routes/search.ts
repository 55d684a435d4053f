import { Hono } from 'hono';

import { readText } from '../../../src/domain/reading';
import { parseSearchQuery } from '../../../src/domain/search-address';
import type { Environment, Services } from '../environment';
import { placeJson } from '../place-json';
import { propertyCard } from '../property-json';
import { searchProperties } from '../search/search-properties';

/** Searches the agency's properties. */
export function searchRoutes(services: Services) {
  return new Hono<Environment>().get('/search.ljson', async (c) => {
    const query = new URL(c.req.url).search;
    const search = { ...parseSearchQuery(query), viewport: readView(query) };
    const found = await searchProperties(services, search, {
      pageSize: Number(c.req.query('count')) || undefined,
      department: readText(c.req.query('department')),
    });
    return c.json({
      properties: found.properties.map((property) => propertyCard(property, services.agency.name)),
      pagination: found.pagination,
      place: found.place ? placeJson(found.place) : null,
    });
  });
}

/** The map's viewport, which maps add as a path segment: `view-{west},{south},{east},{north}`. */
function readView(query: string): number[] {
  const fragment = new URLSearchParams(query).get('fragment') ?? '';
  const view = fragment.split('/').find((segment) => /^view-[-\d.,]{7,80}$/.test(segment));
  return view?.slice('view-'.length).split(',').map(Number) ?? [];
}
