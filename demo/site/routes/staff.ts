import { Hono } from 'hono';

import { readStaffFilter, staffAddress, staffPath } from '../../../src/domain/staff-search';
import { branchJson } from '../../server/branch-json';
import type { Environment } from '../../server/environment';
import { staffJson } from '../../server/staff-json';
import { allBranches, findPeople, findPerson } from '../agency-data';
import { backgroundImage, personPage, staffPage } from '../pages/people';
import type { Press } from '../press';

/** The people. */
export const staffRoutes = (press: Press) =>
  new Hono<Environment>()
    .get('/staff', async (c) => {
      const filter = readStaffFilter(new URL(c.req.url).search);
      const {
        rows: people,
        current,
        count,
        total,
      } = await findPeople(press.services, filter, Number(c.req.query('page')));
      const branches = await allBranches(press.services);
      const branchOf = new Map(branches.map((branch) => [branch.id, branch]));
      const pagination = {
        currentPage: current,
        pageCount: count,
        totalCount: total,
        hasPrevPage: current > 1,
        hasNextPage: current < count,
        previousPageLink: current > 1 ? staffAddress(filter, current - 1) : null,
        nextPageLink: current < count ? staffAddress(filter, current + 1) : null,
      };
      return press.print(c, {
        route: 'staff#index',
        title: 'Our people',
        description: 'The people of Hartwell Vane.',
        section: staffPath,
        data: {
          staff_search: {
            staff: people.map((person) => staffJson(person, branchOf.get(person.branchId))),
            branches: branches.map(branchJson),
            pagination,
            backgroundImage: backgroundImage.url,
          },
        },
        body: staffPage({ people, filter, branches, pagination }),
      });
    })
    .get('/staff/:label', async (c) => {
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
