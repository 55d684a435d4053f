import { random } from '../pictures/drawing/random';
import { portraitPerson } from '../pictures/portraits/person';
import type { Person } from '../pictures/portraits/person';
import type { BranchDepartment, NewBranch, NewStaffMember } from '../server/schema';
import { biographies, pastimes } from './biographies';
import { slugOf } from './towns/town';

/** Range of complexions for a portrait, from 0 (fairest) to 8 (deepest). */
type Looks = readonly [fairest: number, deepest: number];

const fair: Looks = [0, 2];
const tan: Looks = [2, 4];
const brown: Looks = [3, 5];
const deep: Looks = [6, 8];
const pale: Looks = [1, 3];

/** Names with the features of their portraits. */
const people: readonly (readonly [name: string, feminine: boolean, looks: Looks])[] = [
  ['Maya Lindqvist', true, fair],
  ['Owen Pritchard', false, fair],
  ['Priya Raman', true, brown],
  ['Callum Fraser', false, fair],
  ['Grace Adeyemi', true, deep],
  ['Tom Ashworth', false, fair],
  ['Siân Morgan', true, fair],
  ['Imran Hussain', false, brown],
  ['Eleanor Vane', true, fair],
  ['Daniel Okafor', false, deep],
  ['Beth Carrow', true, fair],
  ['Rhys Llewellyn', false, fair],
  ['Zofia Nowak', true, fair],
  ['Harriet Penrose', true, fair],
  ['Samir Patel', false, brown],
  ['Fiona Sinclair', true, fair],
  ['Jack Tregenza', false, fair],
  ['Aisha Rahman', true, brown],
  ['Niamh O’Connor', true, fair],
  ['Edward Hartwell', false, fair],
  ['Lucy Fenn', true, fair],
  ['Kwame Mensah', false, deep],
  ['Charlotte Dray', true, fair],
  ['Ben Hollis', false, fair],
  ['Mei Tan', true, pale],
  ['Angus Drummond', false, fair],
  ['Ruth Abrahams', true, fair],
  ['Leo Costa', false, tan],
  ['Hannah Whitlock', true, fair],
  ['Yusuf Demir', false, tan],
  ['Isobel Kerr', true, fair],
  ['George Marlowe', false, fair],
  ['Tara Gill', true, brown],
  ['Will Cotterell', false, fair],
  ['Amara Obi', true, deep],
  ['Joe Stanbridge', false, fair],
  ['Catrin Hughes', true, fair],
  ['Peter Langdon', false, fair],
  ['Nadia Farouk', true, tan],
  ['Hugh Bellamy', false, fair],
  ['Chloe Baptiste', true, deep],
  ['Adam Rourke', false, fair],
  ['Megan Rees', true, fair],
  ['Oliver Finch', false, fair],
  ['Sunita Rao', true, brown],
  ['Ewan McLeod', false, fair],
  ['Alice Thornbury', true, fair],
  ['Marcus Bright', false, deep],
  ['Lydia Chen', true, pale],
  ['Patrick D’Arcy', false, fair],
  ['Rosie Venn', true, fair],
  ['Femi Adebayo', false, deep],
  ['Kirsty Munro', true, fair],
  ['Harjit Singh', false, brown],
  ['Jasmine Cole', true, deep],
  ['Robert Ellery', false, fair],
  ['Anna Kowalska', true, fair],
  ['David Amis', false, fair],
  ['Poppy Lockhart', true, fair],
  ['Gareth Bevan', false, fair],
];

/** Religious headwear, drawn only for the people who wear it. */
const headwear: Readonly<Record<string, Person['style']>> = {
  'Aisha Rahman': 'hijab',
  'Harjit Singh': 'turban',
};

interface Job {
  title: string;
  department: string;
  sales: boolean;
  lettings: boolean;
  accreditation?: string;
}

const jobs: readonly Job[] = [
  { title: 'Branch manager', department: 'sales', sales: true, lettings: true, accreditation: 'MNAEA' },
  { title: 'Senior negotiator', department: 'sales', sales: true, lettings: false },
  { title: 'Lettings manager', department: 'lettings', sales: false, lettings: true, accreditation: 'MARLA' },
  { title: 'Negotiator', department: 'sales', sales: true, lettings: false },
  { title: 'Property manager', department: 'lettings', sales: false, lettings: true },
];
/** In a branch with a specialist department, one of these jobs replaces that of a negotiator. */
const specialists: readonly Job[] = [
  { title: 'Commercial surveyor', department: 'commercial', sales: true, lettings: true, accreditation: 'MRICS' },
  { title: 'Land agent', department: 'land', sales: true, lettings: false, accreditation: 'FAAV' },
  { title: 'Auctioneer', department: 'auctions', sales: true, lettings: false, accreditation: 'MNAVA' },
  { title: 'New homes consultant', department: 'new-homes', sales: true, lettings: false },
];
const specialistPlace = 3;

/** The agency's staff, five per branch. */
export function generateStaff(seed: number, branches: readonly NewBranch[]): NewStaffMember[] {
  const portraits = new Set<number>();
  return people.map(([name, feminine, looks], index) => {
    const dice = random(`${seed}/person/${index}`);
    const [firstName = '', surname = ''] = name.split(' ');
    const branch = branches[index % branches.length];
    if (!branch) throw new RangeError('People need a branch to work in.');
    const { job, department } = jobAt(branch, Math.floor(index / branches.length));
    const label = slugOf(name);
    return {
      id: index + 1,
      firstName,
      surname,
      jobTitle: job.title,
      accreditation: job.accreditation ?? null,
      urlLabel: label,
      branchId: branch.id,
      departmentId: department.departmentId,
      departmentName: department.label,
      email: `${label.replace('-', '.')}@hartwellvane.example`,
      directLine: `01632 960${String(300 + index)}`,
      mobileNumber: dice.chance(0.6) ? `07700 900${String(100 + index)}` : null,
      contactableForSales: job.sales,
      contactableForLettings: job.lettings,
      biography: [
        `${firstName} ${biographies[index % biographies.length]} and has worked in our ${branch.name} office since.`,
        `Away from the office ${firstName} ${pastimes[(index * 7) % pastimes.length]}.`,
      ],
      avatar: { url: `/media/portrait-${choosePortrait(portraits, name, feminine, looks)}.webp`, caption: name },
    };
  });
}

function jobAt(branch: NewBranch, place: number): { job: Job; department: BranchDepartment } {
  const usual = jobs[place % jobs.length] as Job;
  const departmentOf = ({ department }: Job): BranchDepartment | undefined =>
    branch.departments.find(({ departmentId }) => departmentId === department);
  const special = place === specialistPlace ? specialists.find((job) => departmentOf(job)) : undefined;
  const job = special ?? usual;
  return { job, department: departmentOf(job) ?? (branch.departments[0] as BranchDepartment) };
}

/** The first unused portrait that matches a person. */
function choosePortrait(taken: Set<number>, name: string, feminine: boolean, [fairest, deepest]: Looks): number {
  for (let seed = 1; ; seed++) {
    const { feminine: shown, complexion, style } = portraitPerson(seed);
    const covered = style === 'hijab' || style === 'turban' ? style : undefined;
    const fits = shown === feminine && complexion >= fairest && complexion <= deepest && covered === headwear[name];
    if (!fits || taken.has(seed)) continue;
    taken.add(seed);
    return seed;
  }
}
