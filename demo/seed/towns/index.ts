import { cotswolds } from './cotswolds';
import { devon } from './devon';
import { scotland } from './scotland';
import { somerset } from './somerset';
import { readTown } from './town';
import type { Town } from './town';
import { wales } from './wales';
import { wiltshire } from './wiltshire';

/** Every town the agency works in, county by county. */
export const towns: readonly Town[] = [...somerset, ...wiltshire, ...cotswolds, ...devon, ...wales, ...scotland].map(
  readTown,
);

/** The town with this name. */
export function townCalled(name: string): Town {
  const found = towns.find((town) => town.name === name);
  if (!found) throw new RangeError(`The agency does not work in ${name}.`);
  return found;
}
