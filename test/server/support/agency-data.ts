import type { NewProperty, SeedData } from '../../../demo/server/schema';

const day = 24 * 60 * 60 * 1000;

/** This many days ago. */
function daysAgo(days: number): Date {
  return new Date(Date.now() - days * day);
}

const home: Omit<NewProperty, 'id'> = {
  channel: 'sales',
  department: 'residential',
  status: 'For sale',
  displayAddress: '14 Rivers Street, Bath',
  house: '14',
  street: 'Rivers Street',
  locality: null,
  town: 'Bath',
  county: 'Somerset',
  postcode: 'BA1 2QA',
  placeId: 'bath',
  lat: 51.3862,
  lng: -2.3655,
  priceValue: 500_000,
  priceQualifier: 'Guide price',
  bedrooms: 3,
  bathrooms: 1,
  receptionRooms: 1,
  squareFeet: 1000,
  acreage: null,
  propertyType: 'Terraced house',
  tenure: 'Freehold',
  tags: [],
  createdAt: daysAgo(100),
  updatedAt: daysAgo(100),
  launchedAt: daysAgo(100),
  shortDescription: 'A house.',
  description: ['A house on a quiet street.'],
  features: ['Garden'],
  branchId: 1,
  staffId: 1,
  photos: [{ url: '/media/1/photo-1.jpg', caption: 'The front of the house' }],
  floorplans: [],
  epcCharts: [],
  virtualTours: [],
};

const event = {
  ...home,
  displayAddress: 'The Old Corn Exchange, Bath',
  priceValue: null,
  priceQualifier: null,
  bedrooms: 0,
};

/** Homes that each differ from the rest in what one search filters by. */
export const homes: NewProperty[] = [
  { ...home, id: 1 },
  { ...home, id: 2, priceValue: 250_000, bedrooms: 0, squareFeet: 400, propertyType: 'Studio', tags: ['new home'] },
  { ...home, id: 3, priceValue: 900_000, bedrooms: 5, squareFeet: 3000, acreage: 2.5, tags: ['new home', 'garden'] },
  { ...home, id: 4, status: 'Under offer', createdAt: daysAgo(2), updatedAt: daysAgo(1), launchedAt: daysAgo(50) },
  { ...home, id: 5, status: 'Sold', priceQualifier: 'POA', priceValue: null, updatedAt: daysAgo(20) },
  {
    ...home,
    id: 6,
    displayAddress: '3 Marine Parade, Brighton',
    house: '3',
    street: 'Marine Parade',
    town: 'Brighton',
    county: 'East Sussex',
    postcode: 'BN2 1TL',
    placeId: 'brighton',
    lat: 50.8197,
    lng: -0.1363,
    branchId: 2,
    staffId: 2,
    description: ['Sea views from an ingenious periscope.'],
  },
  {
    ...home,
    id: 7,
    department: 'auctions',
    auctionDate: '2026-12-03',
    disposal: 'auction',
    postcode: 'BA12 6AA',
    lat: 51.4,
    lng: -2.3,
  },
  {
    ...home,
    id: 8,
    channel: 'lettings',
    status: 'To let',
    priceValue: 1250,
    priceQualifier: 'pcm',
    pets: true,
    lettingsFeeText: '<p>A holding deposit of one week.</p>',
  },
  {
    ...home,
    id: 9,
    channel: 'lettings',
    department: 'student-lets',
    status: 'Let agreed',
    priceValue: 2000,
    priceQualifier: 'pcm',
    bedrooms: 4,
    shortLets: true,
    pppwPrice: 115,
    tags: ['student let'],
  },
  { ...event, id: 10, department: 'antiques', tags: ['antiques', 'auction'], auctionDate: '2026-12-03' },
  { ...event, id: 11, department: 'services', tags: ['services'] },
];

/** A very small agency with two branches in two towns. */
export function smallAgency(properties: NewProperty[] = homes): SeedData {
  return {
    places: [
      place('bath', 'Bath', 'Somerset', 'city', 51.3811, -2.359, 4),
      place('bathford', 'Bathford', 'Bath, Somerset', 'village', 51.399, -2.305, 2),
      place('brighton', 'Brighton', 'East Sussex', 'city', 50.8225, -0.1372, 5),
      place('ba12', 'BA12', 'Warminster', 'postcode', 51.3811, -2.359, 4),
      place('westbury-on-trym', 'Westbury-on-Trym', 'Bristol', 'suburb', 51.493, -2.619, 2),
      place('somerset', 'Somerset', null, 'county', 51.1, -2.9, 40),
    ],
    branches: [branch(1, 'Bath', 'Somerset'), branch(2, 'Brighton', 'East Sussex')],
    staff: [person(1, 'Ada', 1), person(2, 'Ben', 2)],
    properties,
    articles: [],
  };
}

function place(
  id: string,
  name: string,
  countyName: string | null,
  kind: string,
  lat: number,
  lng: number,
  radiusKm: number,
): SeedData['places'][number] {
  return { id, name, countyName, kind, lat, lng, radiusKm };
}

function branch(id: number, town: string, county: string): SeedData['branches'][number] {
  return {
    id,
    name: town,
    urlLabel: town.toLowerCase(),
    address: `1 High Street, ${town}`,
    town,
    county,
    postcode: 'BA1 1AA',
    lat: 51,
    lng: -1,
    telephone: '01632 960001',
    salesTelephone: '01632 960002',
    lettingsTelephone: '01632 960003',
    email: `${town.toLowerCase()}@hartwellvane.example`,
    openingHours: [],
    description: [],
    departments: [],
    photo: { url: '/media/branch.jpg', caption: town },
  };
}

function person(id: number, firstName: string, branchId: number): SeedData['staff'][number] {
  return {
    id,
    firstName,
    surname: 'Hart',
    jobTitle: 'Negotiator',
    urlLabel: `${firstName.toLowerCase()}-hart`,
    branchId,
    departmentId: 'sales',
    departmentName: 'Sales',
    email: `${firstName.toLowerCase()}@hartwellvane.example`,
    directLine: '01632 960010',
    contactableForSales: true,
    contactableForLettings: true,
    biography: [],
    avatar: { url: '/media/person.jpg', caption: firstName },
  };
}
