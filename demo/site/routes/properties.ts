import { Hono } from 'hono';

import { readProperty } from '../../../src/domain/property';
import { branchJson } from '../../server/branch-json';
import type { Environment } from '../../server/environment';
import { propertyCard } from '../../server/property-json';
import type { Property } from '../../server/schema';
import { profileJson, staffJson } from '../../server/staff-json';
import { findProperty, peopleOf, similarTo } from '../agency-data';
import { isNewHome, newHomesForm } from '../new-homes-form';
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
    const colleagues = await peopleOf(services, branch.id);
    const token = await c.get('visitor').authenticityToken();
    const data = propertyCard(property, services.agency.name);
    return press.print(c, {
      route: 'properties#show',
      title: `${property.displayAddress}, ${data.price}`,
      description: property.shortDescription,
      section: `/properties/${property.channel}`,
      data: {
        property: {
          ...data,
          ...toLookAt(property),
          branch_id: branch.id,
          lettingsFeeText: property.lettingsFeeText,
          // Homes to let have nobody of their own: whoever answers at the branch does.
          ...(property.channel === 'sales' && { associatedProfile: profileJson(negotiator, branch) }),
        },
        branch: { ...branchJson(branch), staff: colleagues.map((person) => staffJson(person, branch)) },
        staff_member: staffJson(negotiator, branch),
        properties: cardData(services.agency, similar),
        ...(isNewHome(property) && { new_homes_form: newHomesForm(property) }),
      },
      body: propertyPage({ property, card: readProperty(data)!, branch, negotiator, similar, token }),
    });
  });

/** What a property's own page tells beside its card: its drawings, and its films on other sites. */
const toLookAt = ({ floorplans, epcCharts, virtualTours: films }: Property) => ({
  floorplans,
  epc_charts: epcCharts,
  virtual_tours: films.filter(({ kind }) => kind !== 'video'),
  videos: films.filter(({ kind }) => kind === 'video'),
});
