import type { Fill } from '../drawing/drawing';
import { surfaces } from '../drawing/surfaces';
import type { WallKind } from '../drawing/surfaces';
import type { Site } from '../outdoors/site';

/** Panes of a window: columns and rows. */
export type Bars = readonly [columns: number, rows: number];

/** Lintel or moulding over a window. */
export type WindowHead = 'gauged' | 'stone' | 'frame' | null;

/** The colours and joinery that the parts of one house share. */
interface HouseLook {
  wall: string;
  /** Window frames. */
  frame: string;
  /** Stone or joinery around openings. */
  dress: string;
  head: WindowHead;
  bars: Bars;
  sash: boolean;
  roof: string;
  gutter: string;
}

/** One house front while it is drawn. */
export interface HouseFront extends Site, HouseLook {
  /** Pixels per metre at the front's plane. */
  scale: number;
  /** True when the plan is mirrored. */
  flip: boolean;
  /** The front door's colour. */
  door: string;
}

/** What a style draws besides the house. */
interface Grounds {
  /** Drawn under the house. */
  ground?: () => void;
  /** Drawn last, nearest to the viewer. */
  foreground?: () => void;
}

/** A style of house: how its front is seen, and how it is drawn in metres from x = 0 to its width. */
export interface HouseStyle {
  /** Pixels per metre. */
  scale: number;
  /** Where the foot of the front lies on the sheet. */
  base: number;
  /** Height and distance of the viewer's eye, in metres. */
  eye: number;
  distance: number;
  width: number;
  /** Detached houses have trees around them and show a flank. */
  detached: boolean;
  hills?: boolean;
  draw(front: HouseFront): Grounds;
}

/** Sets the look of the parts drawn after this call. */
export function setLook(front: HouseFront, look: Partial<HouseLook>): void {
  Object.assign(front, look);
}

/** The surface of a wall at the front's scale. */
export const wallSurface = (front: HouseFront, kind: WallKind, colour: string): Fill =>
  surfaces[kind](colour, front.scale);

/** Slates for grey colours, clay tiles for all others. */
export const roofSurface = (front: HouseFront, colour: string): Fill =>
  /^#[567]/.test(colour) ? surfaces.slate(colour, front.scale) : surfaces.tiles(colour, front.scale);

/** Places a part of a house by its distance from the left, or from the right when the house is mirrored. */
export type Placed = (offset: number, width: number) => number;

/** Measures from x along a house of a width. */
export const placed = (x: number, houseWidth: number, mirrored: boolean): Placed =>
  mirrored ? (offset, width) => x + houseWidth - offset - width : (offset) => x + offset;

/** Calls `draw` for each house of a terrace that runs through the picture; house 0 is the one for sale. */
export function alongTerrace(width: number, draw: (x: number, index: number) => void): void {
  for (let index = -2; index <= 2; index++) draw(index * width, index);
}
