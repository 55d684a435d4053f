import type { HouseStyleName } from '../pictures/houses/house';
import type { HomeLayout } from '../pictures/plans/home';
import type { Channel, Department, Status } from '../server/schema';

/** Surroundings of a home. */
export type Surroundings = 'town' | 'grand' | 'suburb' | 'country';

/** Age of a home, as its rooms show it. */
export type Age = 'period' | 'between' | 'modern';

/** A kind of home the agency deals in. */
export interface Build {
  /** Style of its front. */
  style: HouseStyleName;
  /** Layout of its floors. */
  layout: HomeLayout;
  /** Property type shown in lists. */
  type: string;
  bedrooms: readonly [fewest: number, most: number];
  /** What negotiators call it. */
  words: readonly string[];
  age: Age;
  surroundings: Surroundings;
  /** Price per square foot relative to an ordinary house in the town. */
  price: number;
  /** Probability of a private garden. */
  garden: number;
  /** Range of its acreage, where measured in acres. */
  acres?: readonly [fewest: number, most: number];
  /** Weight among kinds of the same style. */
  weight: number;
}

/** Every kind of home. */
export const builds: readonly Build[] = [
  {
    style: 'georgian',
    layout: 'terrace',
    type: 'Terraced house',
    bedrooms: [3, 5],
    words: ['Georgian townhouse', 'Grade II listed townhouse', 'Georgian family house'],
    age: 'period',
    surroundings: 'grand',
    price: 1.15,
    garden: 0.7,
    weight: 4,
  },
  {
    style: 'georgian',
    layout: 'flat',
    type: 'Flat',
    bedrooms: [0, 3],
    words: ['flat in a Georgian terrace', 'Georgian drawing-room flat', 'garden-level flat in a Georgian house'],
    age: 'period',
    surroundings: 'grand',
    price: 1.1,
    garden: 0.2,
    weight: 4,
  },
  {
    style: 'victorian',
    layout: 'terrace',
    type: 'Terraced house',
    bedrooms: [2, 5],
    words: ['Victorian terraced house', 'bay-fronted Victorian house', 'mid-terrace Victorian house'],
    age: 'period',
    surroundings: 'town',
    price: 1,
    garden: 0.9,
    weight: 6,
  },
  {
    style: 'victorian',
    layout: 'flat',
    type: 'Flat',
    bedrooms: [1, 2],
    words: ['flat in a Victorian house', 'hall-floor flat in a Victorian terrace'],
    age: 'period',
    surroundings: 'town',
    price: 0.98,
    garden: 0.35,
    weight: 2,
  },
  {
    style: 'villa',
    layout: 'detached',
    type: 'Detached house',
    bedrooms: [4, 6],
    words: ['detached Victorian villa', 'handsome Edwardian house', 'double-fronted villa'],
    age: 'period',
    surroundings: 'grand',
    price: 1.12,
    garden: 1,
    weight: 3,
  },
  {
    style: 'villa',
    layout: 'flat',
    type: 'Flat',
    bedrooms: [1, 3],
    words: ['flat in a converted villa', 'first-floor flat in a large villa'],
    age: 'period',
    surroundings: 'grand',
    price: 1,
    garden: 0.4,
    weight: 2,
  },
  {
    style: 'semi',
    layout: 'terrace',
    type: 'Semi-detached house',
    bedrooms: [3, 4],
    words: ['1930s semi-detached house', 'bay-fronted semi-detached house', 'semi-detached family house'],
    age: 'between',
    surroundings: 'suburb',
    price: 0.94,
    garden: 1,
    weight: 1,
  },
  {
    style: 'cottage',
    layout: 'terrace',
    type: 'Cottage',
    bedrooms: [1, 3],
    words: ['stone cottage', 'period cottage', 'cottage of some character', 'listed cottage'],
    age: 'period',
    surroundings: 'country',
    price: 1.06,
    garden: 0.95,
    weight: 4,
  },
  {
    style: 'cottage',
    layout: 'detached',
    type: 'Detached house',
    bedrooms: [3, 5],
    words: ['detached country cottage', 'extended village house', 'farmhouse'],
    age: 'period',
    surroundings: 'country',
    price: 1.08,
    garden: 1,
    acres: [0.2, 1.4],
    weight: 3,
  },
  {
    style: 'newbuild',
    layout: 'detached',
    type: 'Detached house',
    bedrooms: [3, 5],
    words: ['modern family house', 'detached house of recent date', 'well-planned modern house'],
    age: 'modern',
    surroundings: 'suburb',
    price: 0.98,
    garden: 1,
    weight: 1,
  },
  {
    style: 'townhouse',
    layout: 'townhouse',
    type: 'Town house',
    bedrooms: [3, 5],
    words: ['town house over three floors', 'tall, light town house', 'modern terraced house'],
    age: 'modern',
    surroundings: 'town',
    price: 0.96,
    garden: 0.6,
    weight: 1,
  },
  {
    style: 'flats',
    layout: 'flat',
    type: 'Flat',
    bedrooms: [0, 3],
    words: ['purpose-built flat', 'balcony flat', 'top-floor flat with a lift', 'modern flat'],
    age: 'modern',
    surroundings: 'town',
    price: 1,
    garden: 0,
    weight: 1,
  },
  {
    style: 'mansion',
    layout: 'flat',
    type: 'Flat',
    bedrooms: [1, 4],
    words: ['mansion flat', 'second-floor flat in a stone-built block', 'bay-windowed flat with high ceilings'],
    age: 'period',
    surroundings: 'town',
    price: 1.04,
    garden: 0,
    weight: 1,
  },
  {
    style: 'barn',
    layout: 'detached',
    type: 'Barn conversion',
    bedrooms: [3, 5],
    words: ['barn conversion', 'converted threshing barn', 'barn on the edge of the village'],
    age: 'period',
    surroundings: 'country',
    price: 1.05,
    garden: 1,
    acres: [0.3, 3],
    weight: 2,
  },
  {
    style: 'bungalow',
    layout: 'bungalow',
    type: 'Bungalow',
    bedrooms: [2, 4],
    words: ['detached bungalow', 'bungalow on a level plot', 'chalet-style bungalow'],
    age: 'between',
    surroundings: 'suburb',
    price: 1,
    garden: 1,
    weight: 2,
  },
  {
    style: 'rectory',
    layout: 'detached',
    type: 'Country house',
    bedrooms: [5, 8],
    words: ['former rectory', 'Georgian country house', 'handsome village house'],
    age: 'period',
    surroundings: 'country',
    price: 1.55,
    garden: 1,
    acres: [0.8, 9],
    weight: 3,
  },
];

/** A kind of listing and its share of the agency's trade. */
export interface Trade {
  department: Department;
  channel: Channel;
  weight: number;
}

/** The agency's trade, by weight. */
export const trades: readonly Trade[] = [
  { department: 'residential', channel: 'sales', weight: 54 },
  { department: 'residential', channel: 'lettings', weight: 21 },
  { department: 'new-homes', channel: 'sales', weight: 6 },
  { department: 'student-lets', channel: 'lettings', weight: 5 },
  { department: 'auctions', channel: 'sales', weight: 5 },
  { department: 'agriculture', channel: 'sales', weight: 4 },
  { department: 'agriculture', channel: 'lettings', weight: 1 },
  { department: 'commercial', channel: 'lettings', weight: 2 },
  { department: 'commercial', channel: 'sales', weight: 2 },
];

/** Statuses of sales and lets, by weight. */
export const statuses: Record<Channel, Partial<Record<Status, number>>> = {
  sales: { 'For sale': 64, 'Under offer': 10, SSTC: 12, Sold: 6, Exchanged: 4, Completed: 4 },
  lettings: { 'To let': 64, 'Let agreed': 18, Let: 18 },
};
