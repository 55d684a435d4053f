import { Hono } from 'hono';

import { readBranch } from '../../../src/domain/branch';
import { departmentsOf, listBranches, readBranchSearch, writeBranchSearch } from '../../../src/domain/branch-search';
import { onePage } from '../../../src/domain/pagination';
import { branchJson } from '../../server/branch-json';
import type { Environment } from '../../server/environment';
import { staffJson } from '../../server/staff-json';
import { allBranches, findBranch } from '../agency-data';
import { cardData } from '../page-data';
import { branchesPage, branchPage } from '../pages/branches';
import type { Press } from '../press';

const section = '/branches';

/** The branch pages. */
export const branchRoutes = (press: Press) =>
  new Hono<Environment>()
    .get('/branches', async (c) => {
      const branches = (await allBranches(press.services)).map(branchJson);
      const search = readBranchSearch(new URL(c.req.url).search);
      const known = branches.map(readBranch).filter((branch) => branch !== undefined);
      return press.print(c, {
        route: 'branches#index',
        title: 'Branches',
        description: 'Where to find us.',
        section,
        data: { branches },
        body: branchesPage({
          search,
          departments: departmentsOf(known),
          list: listBranches(known, onePage, search),
          url: (page) => section + writeBranchSearch({ ...search, page }),
        }),
      });
    })
    .get('/branches/:label{[\\w-]+}', async (c) => {
      const found = await findBranch(press.services, c.req.param('label'));
      if (!found) return press.notFound(c);
      const { branch, people, homes } = found;
      return press.print(c, {
        route: 'branches#properties',
        title: branch.name,
        description: branch.description[0] ?? branch.name,
        section,
        data: {
          branch_id: branch.id,
          branch: { ...branchJson(branch), staff: people.map((person) => staffJson(person, branch)) },
          properties: cardData(press.services.agency, homes),
        },
        body: branchPage(branch, people, homes),
      });
    });
