import { Hono } from 'hono';

import { readProperty } from '../../../src/domain/property';
import type { Environment } from '../../server/environment';
import { propertyCard } from '../../server/property-json';
import type { Property } from '../../server/schema';
import { findProperty, similarTo } from '../agency-data';
import { cardData } from '../page-data';
import { propertyPage } from '../pages/property';
import type { Press } from '../press';

/** The page of one property. */
export const propertyRoutes = (press: Press) =>
  new Hono<Environment>().get('/properties/:id{[0-9]+}/:channel{sales|lettings}', async (c) => {
    const { services } = press;
    const found = await findProperty(services, Number(c.req.param('id')));
    if (!found || found.properties.channel !== c.req.param('channel')) return press.notFound(c);
    const { properties: property, branches: branch, staff: negotiator } = found;
    const similar = await similarTo(services, property);
    const data = propertyCard(property, services.agency.name);
    return press.print(c, {
      route: 'properties#show',
      title: `${property.displayAddress}, ${data.price}`,
      description: property.shortDescription,
      section: `/properties/${property.channel}`,
      data: {
        property: { ...data, ...toLookAt(property) },
        properties: cardData(services.agency, similar),
        lettingsFeeText: property.lettingsFeeText,
      },
      body: propertyPage({ property, card: readProperty(data)!, branch, negotiator, similar }),
    });
  });

/** What a property's own page tells beside its card: its drawings, and its films on other sites. */
const toLookAt = ({ floorplans, epcCharts, virtualTours: films }: Property) => ({
  floorplans,
  epc_charts: epcCharts,
  virtual_tours: films.filter(({ kind }) => kind !== 'video'),
  videos: films.filter(({ kind }) => kind === 'video'),
});
