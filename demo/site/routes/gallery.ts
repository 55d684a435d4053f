import { Hono } from 'hono';

import { anybody } from '../../../src/domain/staff-search';
import { readManifest } from '../../gallery/manifest';
import { elementPage, galleryPage } from '../../gallery/pages';
import { allTopics, articlesJson, findArticles } from '../../server/articles';
import { branchJson } from '../../server/branch-json';
import type { Environment, Services } from '../../server/environment';
import { searchProperties } from '../../server/search/search-properties';
import { allBranches, findPeople, sampleHome } from '../agency-data';
import { cardData } from '../page-data';
import type { Press } from '../press';
import { homeData, peopleData } from '../tag-data';

/** Needs a property to let, unlike all others. */
const forTenants = 'agency-tenant-info';

/** The gallery: every element with live controls and markup to copy, from the build's manifest. */
export const galleryRoutes = (press: Press) =>
  new Hono<Environment>()
    .get('/gallery', (c) =>
      press.print(c, {
        title: 'Elements',
        description: 'Every element, to try and to copy.',
        body: galleryPage(readManifest()),
      }),
    )
    .get('/gallery/:tag', async (c) => {
      const element = readManifest().find(({ tagName }) => tagName === c.req.param('tag'));
      if (!element) return press.notFound(c);
      const data = await everyPage(press.services, element.tagName);
      return press.print(c, {
        title: `<${element.tagName}>`,
        description: element.description ?? element.tagName,
        data,
        body: elementPage(element, data.properties[0]?.property_id, c.get('secureHeadersNonce') ?? ''),
      });
    });

/** The page data of all page types together, so that every element has something to show. */
async function everyPage(services: Services, tagName: string) {
  const home = await sampleHome(services, tagName === forTenants ? 'lettings' : 'sales');
  const branches = await allBranches(services);
  const people = await findPeople(services, anybody, 1);
  const found = await searchProperties(services, { channel: 'sales' });
  const advice = await findArticles(services, undefined, 1);
  return {
    ...(home && (await homeData(services, home))),
    ...peopleData(people, anybody, branches),
    branches: branches.map(branchJson),
    articles: articlesJson(advice, await allTopics(services), undefined),
    properties: cardData(services.agency, found.properties),
    pagination: found.pagination,
  };
}
