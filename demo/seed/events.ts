import { random } from '../pictures/drawing/random';
import type { Random } from '../pictures/drawing/random';
import type { Department, NewBranch, NewProperty, NewStaffMember } from '../server/schema';
import { day } from './dates';
import { media } from './photos';
import { inwardCode } from './streets';
import { townCalled } from './towns';

/** Options for generating events. */
interface Source {
  seed: number;
  firstId: number;
  today: Date;
  branches: readonly NewBranch[];
  staff: readonly NewStaffMember[];
}

interface Kind {
  department: Extract<Department, 'antiques' | 'services'>;
  title: string;
  summary: string;
  description: readonly string[];
  features: readonly string[];
  rooms: readonly string[];
}

const antiques: readonly Kind[] = [
  {
    department: 'antiques',
    title: 'Furniture and interiors',
    summary: 'A sale of furniture, rugs, lamps and looking-glasses from houses in the West Country.',
    description: [
      'About four hundred lots of English and Continental furniture, rugs, lamps and looking-glasses, most of them from houses we have sold.',
      'On view for two days before the sale. The catalogue describes condition as well as we can see it; please come and look.',
    ],
    features: ['Viewing for two days before', 'Bidding in the room, by telephone and online', 'Free parking'],
    rooms: ['living', 'study', 'dining'],
  },
  {
    department: 'antiques',
    title: 'Pictures and books',
    summary: 'A sale of paintings, prints, books and old maps of the western counties.',
    description: [
      'Oils, watercolours and prints, the library of a country clergyman, and a long run of county maps.',
      'Condition reports are sent on request up to noon on the day before.',
    ],
    features: ['Catalogue on request', 'Valuations of single items at the viewing', 'Commission bids accepted'],
    rooms: ['study', 'living', 'hallway'],
  },
  {
    department: 'antiques',
    title: 'Silver and glass',
    summary: 'A sale of table silver, Bristol glass and English pottery.',
    description: [
      'Table silver of three centuries, blue Bristol glass, and slipware and creamware from two private collections.',
      'Everything can be handled at the viewing. Gloves are provided and advised.',
    ],
    features: ['Viewing for two days before', 'Packing and delivery arranged', 'Free parking'],
    rooms: ['dining', 'kitchen', 'living'],
  },
];
const services: readonly Kind[] = [
  {
    department: 'services',
    title: 'Valuation day',
    summary: 'Bring what you have wondered about: furniture, pictures, silver and jewellery, valued without charge.',
    description: [
      'Our valuers are at the desk from ten until four. There is nothing to pay and nothing to sign.',
      'For what does not fit through the door, a photograph and the measurements are enough to begin with.',
    ],
    features: ['No appointment needed', 'Without charge', 'Step-free entrance'],
    rooms: ['office', 'living', 'study'],
  },
  {
    department: 'services',
    title: 'Advice on land and planning',
    summary: 'An hour with our land agents: boundaries, schemes, tenancies and planning.',
    description: [
      'Bring your plan and your questions. We will tell you what we know and whom to ask about the rest.',
      'Please book an hour at the office; the first is without charge.',
    ],
    features: ['By appointment', 'First hour without charge', 'Chartered surveyors'],
    rooms: ['office', 'study'],
  },
];

const halls = ['The Old Corn Exchange', 'The Market Hall', 'The Assembly Rooms', 'The Drill Hall', 'The Tithe Barn'];
/** The towns that hold events in turn, and the days of events relative to today. */
const hosts = ['Bath', 'Cirencester', 'Exeter', 'Salisbury', 'Frome', 'Edinburgh', 'Cheltenham', 'Cardiff'];
const antiquesOffsets = [-44, -23, -9, 12, 26, 40, 61, 75, 89];
const servicesOffsets = [6, 20, 34, 48, 62];

/** Antiques sales and advice days, past and upcoming, each at a hall in one of the agency's towns. */
export function generateEvents(source: Source): NewProperty[] {
  const dates = [
    ...antiquesOffsets.map((offset, index) => ({ offset, kind: antiques[index % antiques.length] as Kind })),
    ...servicesOffsets.map((offset, index) => ({ offset, kind: services[index % services.length] as Kind })),
  ];
  return dates.map(({ offset, kind }, index) => generateEvent(source, index, kind, offset));
}

function generateEvent(
  { seed, firstId, today, branches, staff }: Source,
  index: number,
  kind: Kind,
  offset: number,
): NewProperty {
  const dice = random(`${seed}/event/${index}`);
  const town = townCalled(hosts[index % hosts.length] ?? 'Bath');
  const hall = dice.pick(halls);
  const branch = branches.find(({ town: name }) => name === town.name) ?? (branches[0] as NewBranch);
  const person = staff.find(({ branchId }) => branchId === branch.id) ?? (staff[0] as NewStaffMember);
  const isSale = kind.department === 'antiques';
  const created = new Date(today.getTime() - (70 - Math.min(0, offset) - dice.range(0, 20)) * day);
  return {
    id: firstId + index,
    channel: 'sales',
    department: kind.department,
    status: isSale && offset < 0 ? 'Completed' : 'For sale',
    displayAddress: `${kind.title} at ${hall}, ${town.name}`,
    house: hall,
    street: '',
    locality: null,
    town: town.name,
    county: town.county,
    postcode: `${dice.pick(town.districts)} ${inwardCode(dice)}`,
    placeId: town.id,
    lat: town.lat,
    lng: town.lng,
    priceValue: null,
    priceQualifier: null,
    bedrooms: 0,
    bathrooms: 0,
    receptionRooms: 0,
    squareFeet: null,
    acreage: null,
    propertyType: isSale ? 'Antiques sale' : 'Open day',
    tenure: null,
    tags: isSale ? ['antiques', 'auction'] : ['services'],
    auctionDate: new Date(today.getTime() + offset * day).toISOString().slice(0, 10),
    disposal: isSale ? 'auction' : null,
    createdAt: created,
    updatedAt: created,
    launchedAt: created,
    shortDescription: kind.summary,
    description: [...kind.description],
    features: [...kind.features],
    branchId: branch.id,
    staffId: person.id,
    photos: photographs(dice, kind, hall),
    floorplans: [],
    epcCharts: [],
    virtualTours: [],
  };
}

function photographs(dice: Random, { rooms }: Kind, hall: string): { url: string; caption: string }[] {
  const inside = rooms.map((room) => ({ url: media(`room-${room}-${dice.int(1, 90)}`), caption: `Inside ${hall}` }));
  return [
    { url: media(`house-shop-${dice.int(1, 900)}-summer-morning`), caption: `${hall} from the street` },
    ...inside,
  ];
}
