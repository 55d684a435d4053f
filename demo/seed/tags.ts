import type { Random } from '../pictures/drawing/random';
import type { Home } from './home';

/** A home's filter tags, in lower case. */
export function tagsOf(dice: Random, home: Home, isShortLet: boolean): string[] {
  const { trade, garden, parking, surroundings, age, plan, listed, pets, style, what } = home;
  const { department, channel } = trade;
  const isHome = plan !== undefined && department !== 'commercial';
  const tags: Partial<Record<string, boolean>> = {
    'new home': department === 'new-homes',
    student: department === 'student-lets',
    auction: department === 'auctions',
    agriculture: department === 'agriculture',
    land: !plan,
    commercial: department === 'commercial',
    garden,
    parking: parking !== undefined && isHome,
    balcony: style === 'flats' && isHome && (dice.chance(0.6) || what.includes('balcony')),
    fireplace: age === 'period' && isHome && dice.chance(0.6),
    rural: surroundings === 'country',
    'listed building': listed,
    'no chain': channel === 'sales' && isHome && dice.chance(0.25),
    pets,
    'short let': isShortLet,
    [furnishing(dice, department)]: channel === 'lettings' && isHome,
  };
  return Object.keys(tags).filter((tag) => tags[tag]);
}

const furnishing = (dice: Random, department: Home['trade']['department']): string =>
  department === 'student-lets' ? 'furnished' : dice.pick(['unfurnished', 'unfurnished', 'furnished']);
