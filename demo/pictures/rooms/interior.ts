import type { Camera, Faces } from '../drawing/camera';
import type { Drawing, Fill } from '../drawing/drawing';
import type { Interior } from '../drawing/interiors';
import { tone } from '../drawing/palette';
import type { Outdoors } from '../outdoors/site';

/** One room while it is drawn; the weather is what its windows show. */
export interface Room extends Outdoors {
  camera: Camera;
  /** Pixels per metre at the back wall. */
  scale: number;
  width: number;
  height: number;
  colours: Interior;
  /** The colour all lamps of the room share. */
  lamp: string;
}

/** A kind of room: its size and how it is seen, and how it is furnished. */
export interface RoomKind {
  width: readonly [number, number];
  height: readonly [number, number];
  scale: readonly [number, number];
  /** Where the foot of the back wall lies on the sheet. */
  base: number;
  /** Height of the viewer's eye, in metres. */
  eye: number;
  draw(room: Room): void;
}

/** The faces of a piece of furniture of one colour; with a drawing its front is shaded. */
export const faces = (colour: string, drawing?: Drawing): Faces & { front: Fill } => ({
  front: drawing ? drawing.linear([tone(colour, 0.02), tone(colour, -0.1)]) : colour,
  side: tone(colour, -0.26),
  light: tone(colour, 0.08),
  top: tone(colour, 0.22),
});

/** The metal of taps, lamps and frames. */
export const BRASS = '#b9975a';
