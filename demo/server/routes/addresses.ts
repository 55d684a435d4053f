import { Hono } from 'hono';

import { findAddress, findAddresses, findAddressesAt, streetLines, type BookAddress } from '../address-book';
import type { Environment, Services } from '../environment';
import { nearestBranch } from '../nearest-branch';

/** Address lookup by typed text or postcode, and the branch nearest to a postcode. */
export function addressRoutes({ database }: Pick<Services, 'database'>) {
  return new Hono<Environment>()
    .get('/address_lookup', async (c) => {
      const { autocomplete, id, postcode } = c.req.query();
      if (id !== undefined) {
        const address = await findAddress(database, id);
        return address ? c.json(addressJson(address)) : c.json({ message: 'No such address' }, 404);
      }
      if (postcode !== undefined) {
        return c.json({ addresses: (await findAddressesAt(database, postcode)).map(addressJson) });
      }
      const found = await findAddresses(database, autocomplete ?? '');
      return c.json({ suggestions: found.map((address) => ({ id: address.id, address: inOneLine(address) })) });
    })
    .get('/postcode_branch_lookup', async (c) => {
      const branch = await nearestBranch(database, c.req.query('postcode') ?? '');
      return c.json({ branch: branch ? { id: branch.id, name: branch.name, telephone: branch.telephone } : null });
    });
}

const inOneLine = (address: BookAddress) =>
  [...streetLines(address), address.town, address.county, address.postcode].filter(Boolean).join(', ');

function addressJson(address: BookAddress) {
  const [line1, line2 = ''] = streetLines(address);
  return {
    building_name: address.buildingName,
    building_number: address.buildingNumber,
    line_1: line1,
    line_2: line2,
    line_3: '',
    line_4: '',
    town_or_city: address.town,
    county: address.county,
    postcode: address.postcode,
  };
}
