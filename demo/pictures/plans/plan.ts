/** Use of a room, which decides how it is drawn. */
export type RoomUse =
  'hall' | 'living' | 'dining' | 'kitchen' | 'bedroom' | 'bathroom' | 'utility' | 'study' | 'garage' | 'office';

/** A room of a floor with its clear size in metres; y runs from the rear (0) to the front. */
export interface PlanRoom {
  name: string;
  use: RoomUse;
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** A door; `upright` doors stand in a wall that runs from rear to front. */
export interface PlanDoor {
  x: number;
  y: number;
  upright: boolean;
  /** Which way it opens: towards larger (1) or smaller (-1) x or y. */
  swing: 1 | -1;
  outer?: boolean;
}

/** A window in an outer wall. */
export interface PlanWindow {
  x: number;
  y: number;
  length: number;
  upright: boolean;
  /** Doors to the garden, or a bay to the street. */
  kind: 'plain' | 'french' | 'bay';
}

/** Position of the stairs. */
export interface PlanStairs {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** One floor of a home; sizes are inside the outer walls. */
export interface PlanFloor {
  name: string;
  width: number;
  depth: number;
  rooms: PlanRoom[];
  doors: PlanDoor[];
  windows: PlanWindow[];
  stairs?: PlanStairs;
}

/** Thickness of outer and inner walls in metres. */
export const OUTER_WALL = 0.3;
/** Thickness of inner walls in metres. */
export const INNER_WALL = 0.12;

/** Metres rounded to five centimetres, as surveyors write them. */
export const rounded = (metres: number): number => Math.round(metres * 20) / 20;

/** Metres in feet and inches, such as 12'6". */
export function feet(metres: number): string {
  const inches = Math.round(metres / 0.0254);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

/** The floor area of a home in whole square feet. */
export const squareFeetOf = (floors: readonly PlanFloor[]): number =>
  Math.round(floors.reduce((area, { width, depth }) => area + width * depth, 0) * 10.7639);
