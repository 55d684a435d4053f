import { Hono } from 'hono';

import { readManifest } from '../../gallery/manifest';
import { elementPage, galleryPage } from '../../gallery/pages';
import type { Environment } from '../../server/environment';
import { newestHomes } from '../agency-data';
import { cardData } from '../page-data';
import type { Press } from '../press';

const sampleHomes = 6;

/** Every element, to try and to copy, drawn from the manifest of the build. */
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
      const homes = cardData(press.services.agency, await newestHomes(press.services, sampleHomes));
      return press.print(c, {
        title: `<${element.tagName}>`,
        description: element.description ?? element.tagName,
        data: { properties: homes },
        body: elementPage(element, homes[0]?.property_id, c.get('secureHeadersNonce') ?? ''),
      });
    });
