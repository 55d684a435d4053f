import { Hono } from 'hono';

import type { Environment } from '../../server/environment';
import { allBranches, findPeople, findPerson } from '../agency-data';
import { personPage, staffPage } from '../pages/people';
import type { Press } from '../press';

const section = '/staff';

/** The people. */
export const staffRoutes = (press: Press) =>
  new Hono<Environment>()
    .get('/staff', async (c) => {
      const { name_to_filter_by: name = '', branch = '', department = '', page = '1' } = c.req.query();
      const filter = { name, branch, department };
      const { rows: people, current, count } = await findPeople(press.services, filter, Number(page));
      const url = (number: number) =>
        `/staff?${new URLSearchParams({ name_to_filter_by: name, branch, department, page: String(number) })}`;
      const branches = await allBranches(press.services);
      return press.print(c, {
        route: 'staff#index',
        title: 'Our people',
        description: 'The people of Hartwell Vane.',
        section,
        body: staffPage({ people, filter, branches, pages: { current, count, url } }),
      });
    })
    .get('/staff/:label', async (c) => {
      const found = await findPerson(press.services, c.req.param('label'));
      if (!found) return press.notFound(c);
      const { staff: person, branches: branch } = found;
      return press.print(c, {
        title: `${person.firstName} ${person.surname}`,
        description: `${person.jobTitle}, ${branch.name}`,
        section,
        body: personPage(person, branch),
      });
    });
