import { Hono } from 'hono';

import { readProperty } from '../../../src/domain/property';
import type { Environment } from '../../server/environment';
import { readRowId } from '../../server/row-ids';
import { shownPrice } from '../../server/shown-price';
import { findProperty, similarTo } from '../agency-data';
import { cardData } from '../page-data';
import { propertyPage } from '../pages/property';
import type { Press } from '../press';
import { homeData } from '../tag-data';

/** The page of one property. */
export const propertyRoutes = (press: Press) =>
  new Hono<Environment>().get('/properties/:id{[0-9]+}/:channel{sales|lettings}', async (c) => {
    const { services } = press;
    const id = readRowId(c.req.param('id'));
    const found = id === undefined ? undefined : await findProperty(services, id);
    if (!found || found.properties.channel !== c.req.param('channel')) return press.notFound(c);
    const { properties: property, branches: branch, staff: negotiator } = found;
    const similar = await similarTo(services, property);
    const token = await c.get('visitor').authenticityToken();
    const data = await homeData(services, found);
    return press.print(c, {
      route: 'properties#show',
      title: [property.displayAddress, shownPrice(property)].filter(Boolean).join(', '),
      description: property.shortDescription,
      section: `/properties/${property.channel}`,
      data: { ...data, properties: cardData(services.agency, similar) },
      body: propertyPage({
        property,
        card: readProperty(data.property)!,
        branch,
        negotiator,
        similar,
        token,
        address: services.siteUrl + c.req.path,
      }),
    });
  });
