import type { PlanRoom, RoomUse } from './plan';

/** A room before it is placed. */
export interface Wanted {
  name: string;
  use: RoomUse;
  depth: number;
  /** Its fraction of a strip that runs across the house. */
  share?: number;
  /** Opens from the room before it in its column instead of from the hall, as an ensuite does. */
  ensuite?: boolean;
  french?: boolean;
  bay?: boolean;
}

/** A column of rooms beside the hall. */
export interface Column {
  width: number;
  rooms: Wanted[];
}

/** A floor: a hall from rear to front, columns on its sides, strips across the rear and the front. */
export interface FloorWish {
  name: string;
  hall: { name: string; width: number; depth?: number };
  left?: Column;
  right?: Column;
  rear?: Wanted[];
  front?: Wanted[];
  /** A room at the hall's rear end. */
  behindHall?: Wanted;
  entry?: boolean;
  stairs?: boolean;
  /** Windows in the side walls too, as in a detached house. */
  sideWindows?: boolean;
}

/** A placed room, with its requirements. */
export interface Placed extends PlanRoom {
  wanted?: Wanted;
  strip?: 'rear' | 'front';
}
