import type { NewBranch } from '../server/schema';
import { townCalled } from './towns';

/** The branches: town, street and postcode. */
const offices = [
  ['Bath', '3 Quiet Street', 'BA1 2JS'],
  ['Bristol', '88 Whiteladies Road', 'BS8 2QN'],
  ['Frome', '17 Catherine Hill', 'BA11 1BZ'],
  ['Bradford on Avon', '5 Silver Street', 'BA15 1JY'],
  ['Chippenham', '29 Market Place', 'SN15 3HL'],
  ['Cirencester', '12 Black Jack Street', 'GL7 2AA'],
  ['Cheltenham', '41 Montpellier Walk', 'GL50 1SD'],
  ['Oxford', '230 Banbury Road', 'OX2 7BY'],
  ['Salisbury', '9 Catherine Street', 'SP1 2DQ'],
  ['Exeter', '14 Cathedral Yard', 'EX1 1HJ'],
  ['Cardiff', '62 Pontcanna Street', 'CF11 9HR'],
  ['Edinburgh', '7 Raeburn Place', 'EH4 1HU'],
] as const;

const departments = [
  { departmentId: 'sales', label: 'Sales', value: 'sales' },
  { departmentId: 'lettings', label: 'Lettings', value: 'lettings' },
  { departmentId: 'new-homes', label: 'New homes', value: 'new-homes' },
  { departmentId: 'auctions', label: 'Auctions', value: 'auctions' },
  { departmentId: 'land', label: 'Land and farms', value: 'land' },
  { departmentId: 'commercial', label: 'Commercial', value: 'commercial' },
];
/** A branch's departments: all branches sell and let, larger ones have more. */
const departmentsOf = (index: number) => departments.slice(0, [6, 5, 3, 2, 3, 5, 3, 4, 3, 5, 3, 6][index]);

// Ofcom reserves 01632 960000 to 960999 for drama, so no real number is shown.
const telephone = (number: number) => `01632 960${String(number).padStart(3, '0')}`;

/** The agency's twelve branches. */
export function generateBranches(): NewBranch[] {
  return offices.map(([name, street, postcode], index) => {
    const town = townCalled(name);
    const label = name.toLowerCase().replaceAll(' ', '-');
    return {
      id: index + 1,
      name,
      urlLabel: label,
      address: `${street}, ${name}`,
      town: name,
      county: town.county,
      postcode,
      lat: town.lat,
      lng: town.lng,
      telephone: telephone(140 + index * 10),
      salesTelephone: telephone(141 + index * 10),
      lettingsTelephone: telephone(142 + index * 10),
      email: `${label}@hartwellvane.example`,
      openingHours: ['Monday to Friday, 9am to 6pm', 'Saturday, 9am to 4pm', 'Sunday, by appointment'],
      description: [
        town.known,
        `Our ${name} office has a door on ${street.replace(/^\d+ /, '')} and people who have lived in the town for years. They value homes, show them, and answer the telephone themselves.`,
      ],
      departments: departmentsOf(index),
      photo: {
        url: `/media/house-shop-${index + 1}-summer-morning.webp`,
        caption: `Our office on ${street.replace(/^\d+ /, '')}, ${name}`,
      },
    };
  });
}

/** The branch that covers a town: its own, or the nearest. */
export function branchFor(town: { lat: number; lng: number }, branches: readonly NewBranch[]): NewBranch {
  // At this latitude a degree of longitude is about 0.62 of a degree of latitude.
  const distance = (branch: NewBranch) => Math.hypot(branch.lat - town.lat, (branch.lng - town.lng) * 0.62);
  return branches.reduce((best, branch) => (distance(branch) < distance(best) ? branch : best));
}
