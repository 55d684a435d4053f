import { random } from '../pictures/drawing/random';
import type { Random } from '../pictures/drawing/random';
import type { NewBranch, NewProperty, NewStaffMember, Status, VirtualTour } from '../server/schema';
import { addressOf } from './addresses';
import { branchFor } from './branches';
import { pickWeighted } from './chance';
import { auctionOf, datesOf } from './dates';
import { describe, summarise } from './descriptions';
import { energyOf } from './energy';
import { featuresOf } from './features';
import { buildHome } from './home';
import type { Home } from './home';
import { statuses, trades } from './kinds';
import type { Trade } from './kinds';
import { councilTaxBand, feesText, tenureOf } from './nations';
import { media, photograph } from './photos';
import { priceOf, valueOf } from './prices';
import { tagsOf } from './tags';
import { towns } from './towns';
import type { Town } from './towns/town';

/** Options for generating homes. */
interface Source {
  seed: number;
  count: number;
  /** The day on which the newest homes were listed. */
  today: Date;
  branches: readonly NewBranch[];
  staff: readonly NewStaffMember[];
}

/** The id of the first home. */
export const firstId = 1001;
const filmed = 0.14;
const toured = 0.5;
const shortLet = 0.07;

/** The agency's homes, land and premises; deterministic for a seed and day. */
export const generateHomes = (source: Source): NewProperty[] =>
  Array.from({ length: source.count }, (_, index) => generateHome(source, index));

function generateHome({ seed, today, branches, staff }: Source, index: number): NewProperty {
  const dice = random(`${seed}/home/${index}`);
  const trade = pickWeighted(dice, trades, ({ weight }) => weight);
  const town = pickWeighted(dice, towns, weightFor(trade));
  const home = buildHome(dice, trade, town);
  const value = valueOf(dice, home);
  const price = priceOf(dice, home, value);
  const tenure = tenureOf(dice, home);
  const auction = trade.department === 'auctions' && auctionOf(dice, today, price.priceValue ?? null);
  const status: Status = auction ? auction.status : dice.weighted(statuses[trade.channel]);
  const address = addressOf(dice, home);
  const branch = branchFor(town, branches);
  const lettings = trade.channel === 'lettings';
  const isShortLet = lettings && trade.department === 'residential' && dice.chance(shortLet);
  const tags = tagsOf(dice, home, isShortLet);
  return {
    id: firstId + index,
    channel: trade.channel,
    department: trade.department,
    ...address,
    ...price,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    receptionRooms: home.receptions,
    squareFeet: home.squareFeet || null,
    acreage: home.acres ?? null,
    propertyType: home.type,
    tenure,
    tags,
    pets: home.pets,
    shortLets: isShortLet,
    auctionDate: null,
    exchangedPrice: null,
    disposal: null,
    subdomain: null,
    ...auction,
    status,
    ...datesOf(dice, today, { status, ...auction }),
    shortDescription: summarise(home),
    description: describe(dice, home, tags, status === 'To let'),
    features: featuresOf(dice, home, tenure, tags),
    ...energyOf(dice, home),
    councilTaxBand:
      home.plan && home.squareFeet > 0 && trade.department !== 'commercial' ? councilTaxBand(value) : null,
    branchId: branch.id,
    staffId: negotiator(dice, trade, branch, staff).id,
    photos: photograph(dice, home),
    floorplans: floorplans(home),
    virtualTours: home.plan && dice.chance(filmed) ? filmsOf(dice, index, address.displayAddress) : [],
    lettingsFeeText:
      lettings && home.bedrooms + home.bathrooms > 0 ? feesText(town.nation, price.priceValue ?? 0) : null,
  };
}

/** Student lets are in university towns; land is sold around market towns. */
function weightFor({ department }: Trade): (town: Town) => number {
  if (department === 'student-lets') return ({ university, weight }) => (university ? weight : 0);
  if (department === 'agriculture') return ({ isCity, weight }) => (isCity ? 1 : 6 - weight);
  return ({ weight }) => weight;
}

function floorplans({ plan, bedrooms, squareFeet }: Home): { url: string; caption: string }[] {
  if (!plan) return [];
  const rooms = bedrooms === 0 ? 'Floorplan' : `Floorplan with ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;
  const caption = `${rooms}, about ${squareFeet.toLocaleString('en-GB')} square feet; for guidance only`;
  return [{ url: media(`floorplan-${plan.seed}-${bedrooms}bed-${plan.layout}`), caption }];
}

/** A video of each home and a tour of some, as placeholders for the agency's own. */
function filmsOf(dice: Random, index: number, address: string): VirtualTour[] {
  const id = 2 * index + 1;
  const film: VirtualTour = {
    id: String(id),
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    description: `A walk through ${address}`,
    kind: 'video',
  };
  const tour = { id: String(id + 1), url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo', description: '' };
  return dice.chance(toured) ? [tour, film] : [film];
}

function negotiator(
  dice: Random,
  { channel }: Trade,
  branch: NewBranch,
  staff: readonly NewStaffMember[],
): NewStaffMember {
  const suits = channel === 'sales' ? 'contactableForSales' : 'contactableForLettings';
  const here = staff.filter((person) => person.branchId === branch.id && person[suits]);
  return dice.pick(here.length > 0 ? here : staff);
}
