import { staffAddress, type StaffFilter } from '../../src/domain/staff-search';
import { branchJson } from '../server/branch-json';
import type { Services } from '../server/environment';
import { propertyCard } from '../server/property-json';
import type { Branch, Property } from '../server/schema';
import { profileJson, staffJson } from '../server/staff-json';
import { peopleOf, type findPeople, type findProperty } from './agency-data';
import { isNewHome, newHomesForm } from './new-homes-form';
import { backgroundImage } from './pages/people';

type Home = NonNullable<Awaited<ReturnType<typeof findProperty>>>;
type People = Awaited<ReturnType<typeof findPeople>>;

/** The page data of a property page: the property, its branch and its negotiator. */
export async function homeData(
  services: Services,
  { properties: property, branches: branch, staff: negotiator }: Home,
) {
  const colleagues = await peopleOf(services, branch.id);
  return {
    property: {
      ...propertyCard(property, services.agency.name),
      ...toLookAt(property),
      branch_id: branch.id,
      lettingsFeeText: property.lettingsFeeText,
      associatedProfile: profileJson(negotiator, branch),
    },
    branch: { ...branchJson(branch), staff: colleagues.map((person) => staffJson(person, branch)) },
    staff_member: staffJson(negotiator, branch),
    ...(isNewHome(property) && { new_homes_form: newHomesForm(property) }),
  };
}

/** A property's floorplans and charts, and its videos and tours on other sites. */
const toLookAt = ({ floorplans, epcCharts, virtualTours: films }: Property) => ({
  floorplans,
  epc_charts: epcCharts,
  virtual_tours: films.filter(({ kind }) => kind !== 'video'),
  videos: films.filter(({ kind }) => kind === 'video'),
});

/** The page data of the staff page. */
export function peopleData({ rows, current, count, total }: People, filter: StaffFilter, branches: readonly Branch[]) {
  const branchOf = new Map(branches.map((branch) => [branch.id, branch]));
  return {
    staff_search: {
      staff: rows.map((person) => staffJson(person, branchOf.get(person.branchId))),
      branches: branches.map(branchJson),
      pagination: {
        currentPage: current,
        pageCount: count,
        totalCount: total,
        hasPrevPage: current > 1,
        hasNextPage: current < count,
        previousPageLink: current > 1 ? staffAddress(filter, current - 1) : null,
        nextPageLink: current < count ? staffAddress(filter, current + 1) : null,
      },
      backgroundImage: backgroundImage.url,
    },
  };
}
