import type { Random } from '../pictures/drawing/random';
import type { NewProperty } from '../server/schema';
import type { Home } from './home';
import { lowestRating } from './nations';
import { media } from './photos';

type Energy = Pick<NewProperty, 'epcCurrent' | 'epcPotential' | 'epcCharts'>;

const none: Energy = { epcCurrent: null, epcPotential: null, epcCharts: [] };
const highest = 97;

/** The energy rating and its chart: older homes rate lower and have more potential. */
export function energyOf(dice: Random, home: Home): Energy {
  const { age, bedrooms, plan, trade, listed } = home;
  if (!plan || (listed && dice.chance(0.4))) return none;
  const flat = plan.layout === 'flat' ? 6 : 0;
  const built =
    trade.department === 'new-homes'
      ? dice.int(83, 94)
      : { period: dice.int(34, 70), between: dice.int(50, 74), modern: dice.int(68, 86) }[age] + flat;
  const current = Math.max(lowestRating(home), built);
  const gain = current > 82 ? dice.int(2, 10) : dice.int(8, 26);
  const potential = Math.min(highest, current + gain);
  const what = bedrooms > 0 ? 'home' : 'building';
  const caption = `Energy rating of the ${what}: ${current} of 100 now, ${potential} with the work recommended`;
  return {
    epcCurrent: current,
    epcPotential: potential,
    epcCharts: [{ url: media(`epc-${current}-${potential}`), caption }],
  };
}
