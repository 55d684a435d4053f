import type { Random } from '../pictures/drawing/random';
import type { PlanRoom } from '../pictures/plans/plan';
import { shuffled } from './chance';
import type { Home } from './home';
import { counted, inWords } from './wording';

const fewest = 5;
const most = 8;

/** The list of key features: the facts first, then what a viewer would notice. */
export function featuresOf(dice: Random, home: Home, tenure: string | null, tags: readonly string[]): string[] {
  if (!home.plan) return landFeatures(dice, home);
  if (home.trade.department === 'commercial') return premisesFeatures(dice, home);
  const facts = [
    home.bedrooms > 0 ? `${inWords(home.bedrooms)} ${home.bedrooms === 1 ? 'bedroom' : 'bedrooms'}` : 'Studio flat',
    bathroomFeature(home),
    home.receptions > 1 && `${inWords(home.receptions)} reception rooms`,
    has(home, 'KITCHEN / BREAKFAST') && 'Kitchen and breakfast room',
    has(home, 'KITCHEN / DINING') && `Kitchen and dining room${home.garden ? ' to the garden' : ''}`,
    home.listed && 'Listed building',
    tags.includes('fireplace') && 'Working fireplace',
    home.garden && gardenFeatures[home.surroundings],
    home.acres && `About ${home.acres} acres`,
    home.parking?.feature,
    tags.includes('no chain') && 'No onward chain',
    has(home, 'UTILITY') && 'Utility room',
    has(home, 'STUDY') && 'Study',
    has(home, 'GARAGE') && 'Garage',
    tenure === 'Share of freehold' && 'Share of the freehold',
  ].filter((fact): fact is string => Boolean(fact));
  const extras = shuffled(dice, [...byAge[home.age], ...(home.trade.channel === 'lettings' ? rented : sold)]).filter(
    (extra) => extra !== carCharger || home.parking,
  );
  const wanted = dice.int(fewest, most);
  return [...new Set([...facts.slice(0, wanted), ...extras.slice(0, Math.max(2, wanted - facts.length))])];
}

const gardenFeatures = {
  town: 'Private garden',
  grand: 'Walled garden',
  suburb: 'Enclosed garden',
  country: 'Gardens all round',
};
const carCharger = 'Electric car charger';
/** What any home of that age may have, and any sold or rented; what only some may is among the facts. */
const byAge = {
  period: ['Panelled doors', 'Sash windows', 'High ceilings', 'Original floorboards', 'Wood-burning stove'],
  between: ['Double glazing', 'Boarded loft', 'Bay windows', 'Refitted bathroom', 'Gas central heating'],
  modern: ['Underfloor heating', 'Full-fibre broadband', carCharger, 'Good insulation', 'Triple glazing'],
};
const sold = ['Not overlooked', 'Close to good schools', 'Walk to the station', 'Good storage', 'Light on two sides'];
const rented = [
  'Newly decorated',
  'White goods included',
  'Managed by our own office',
  'Bicycle store',
  'Blinds fitted',
];

const has = ({ floors }: Home, name: PlanRoom['name']): boolean =>
  floors.some(({ rooms }) => rooms.some((room) => room.name === name));

function bathroomFeature(home: Home): string {
  const ensuite = has(home, 'ENSUITE') ? ', one ensuite' : '';
  return `${counted(home.bathrooms, 'bathroom')}${ensuite}`;
}

function landFeatures(dice: Random, { acres, trade }: Home): string[] {
  const extras = ['Good road frontage', 'Natural water', 'Mains water to troughs', 'Stockproof fences', 'Long views'];
  const sale = [
    'For sale as a whole or in lots',
    'Vacant possession',
    'No public footpath',
    'Sporting rights included',
  ];
  return [
    `About ${acres} acres`,
    ...shuffled(dice, [...extras, ...(trade.channel === 'sales' ? sale : [])]).slice(0, 4),
  ];
}

function premisesFeatures(dice: Random, { squareFeet, parking }: Home): string[] {
  const extras = ['Full-fibre broadband', 'Kitchen for staff', 'Meeting room', 'Step-free entrance', 'Bicycle store'];
  const area = `About ${squareFeet.toLocaleString('en-GB')} square feet`;
  return [area, ...(parking ? [parking.feature] : []), ...shuffled(dice, extras).slice(0, 4)];
}
