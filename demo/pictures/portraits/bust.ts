import type { Sketch } from '../outdoors/site';
import type { Person } from './person';

/** A portrait while it is drawn; the origin is the middle of the head. */
export interface Bust extends Sketch {
  person: Person;
  cloth: string;
  /** Half of the shoulders' width. */
  shoulders: number;
  /** Where the skull's top lies. */
  top: number;
  /** The colour of drawn lines on the skin. */
  line: string;
}

/** Left and right, for what a body has two of. */
export const SIDES = [-1, 1] as const;
