import { Hono } from 'hono';

import { counted } from '../../../src/domain/counted';
import { isNarrowed, readStaffFilter, staffPath } from '../../../src/domain/staff-search';
import type { Environment } from '../../server/environment';
import { staffJson } from '../../server/staff-json';
import { allBranches, findPeople, findPerson } from '../agency-data';
import { personPage, staffPage } from '../pages/people';
import type { Press } from '../press';
import { peopleData } from '../tag-data';

/** The staff pages. */
export const staffRoutes = (press: Press) =>
  new Hono<Environment>()
    .get('/staff', async (c) => {
      const filter = readStaffFilter(new URL(c.req.url).search);
      const found = await findPeople(press.services, filter, Number(c.req.query('page')));
      const heading = isNarrowed(filter) ? `${counted(found.total, ['person', 'people'])} found` : 'Our people';
      const branches = await allBranches(press.services);
      const data = peopleData(found, filter, branches);
      return press.print(c, {
        route: 'staff#index',
        title: found.current > 1 ? `${heading}, page ${found.current}` : heading,
        description: `The people at ${press.services.agency.name}.`,
        section: staffPath,
        data,
        body: staffPage({ people: found.rows, filter, branches, pagination: data.staff_search.pagination }),
      });
    })
    .get('/staff/:label{[\\w-]+}', async (c) => {
      const found = await findPerson(press.services, c.req.param('label'));
      if (!found) return press.notFound(c);
      const { staff: person, branches: branch } = found;
      return press.print(c, {
        title: `${person.firstName} ${person.surname}`,
        description: `${person.jobTitle}, ${branch.name}`,
        section: staffPath,
        data: { staff_member: staffJson(person, branch) },
        body: personPage(person, branch),
      });
    });
