import type { SeedData } from '../server/schema';
import { generateArticles } from './articles';
import { generateBranches } from './branches';
import { generateEvents } from './events';
import { firstId, generateHomes } from './homes';
import { generateStaff } from './people';
import { generatePlaces } from './places';

/** Options for generating an agency. */
interface SeedOptions {
  /** The same seed gives the same agency. */
  seed?: number;
  /** Number of properties, antiques sales and advice days included. */
  properties?: number;
  /** The day on which the newest homes were listed. */
  today?: Date;
}

/** An agency with fewer properties has no events. */
const fewestWithEvents = 300;

/** Generates a whole estate agency: places, branches, staff, properties and articles. */
export function generate({ seed = 1, properties = 1000, today = new Date() }: SeedOptions = {}): SeedData {
  const branches = generateBranches();
  const staff = generateStaff(seed, branches);
  const people = { seed, today, branches, staff };
  const events = properties >= fewestWithEvents ? generateEvents({ ...people, firstId: firstId + properties }) : [];
  return {
    places: generatePlaces(),
    branches,
    staff,
    properties: [...generateHomes({ ...people, count: properties - events.length }), ...events],
    articles: generateArticles(seed, today, staff),
  };
}
