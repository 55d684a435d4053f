import type { Drawing, Fill, Point } from './drawing';
import type { Look } from './look';

/** A point in the scene in metres: x to the right, y up, z away from the viewer (0 when left out). */
export type Place = readonly [x: number, y: number, z?: number];

/** The colours of a cuboid's faces: the lit one is on the left, the shaded side on the right. */
export interface Faces {
  front: Fill;
  side: string;
  light?: string;
  top?: string;
  below?: string | null;
}

/** A rectangle of the scene on the sheet, with the pixels per metre at its depth. */
export interface Frame {
  X: number;
  Y: number;
  W: number;
  H: number;
  scale: number;
}

interface Setting {
  drawing: Drawing;
  /** Pixels per metre on the plane z = 0. */
  scale: number;
  /** Where the foot of that plane is on the sheet. */
  base: number;
  /** Height of the eye and its distance from the plane, in metres. */
  eye: number;
  distance: number;
  /** The vanishing point on the sheet, and the place on the plane it lies over. */
  vanishing?: number;
  centre?: number;
}

const NEAREST = 0.3;
const SHADOW = '#1b2030';

/** One-point perspective: projects points in metres to the sheet. */
export class Camera {
  readonly scale: number;
  readonly eye: number;
  readonly centre: number;
  readonly horizon: number;
  readonly #drawing: Drawing;
  readonly #distance: number;
  readonly #vanishing: number;
  readonly #lift: number;

  constructor(setting: Setting, lift = 0) {
    this.#drawing = setting.drawing;
    this.#distance = setting.distance;
    this.#vanishing = setting.vanishing ?? setting.drawing.width / 2;
    this.#lift = lift;
    this.scale = setting.scale;
    this.eye = setting.eye;
    this.centre = setting.centre ?? 0;
    this.horizon = setting.base - setting.eye * setting.scale;
    this.raised = (metres) => new Camera(setting, lift + metres);
  }

  /** The same view with its ground raised, to draw on a balcony as if on the ground. */
  readonly raised: (metres: number) => Camera;

  /** Pixels per metre at a depth. */
  scaleAt(z = 0): number {
    return (this.scale * this.#distance) / Math.max(NEAREST, this.#distance + z);
  }

  /** Projects a point to the sheet. */
  point(x: number, y: number, z = 0): Point {
    const scale = this.scaleAt(z);
    return [this.#vanishing + (x - this.centre) * scale, this.horizon - (y + this.#lift - this.eye) * scale];
  }

  polygon(places: readonly Place[], fill: Fill, look?: Look): void {
    this.#drawing.polygon(
      places.map(([x, y, z]) => this.point(x, y, z)),
      fill,
      look,
    );
  }

  /** Projects a rectangle facing the viewer to the sheet. */
  frame(x: number, y: number, width: number, height: number, z = 0): Frame {
    const [X, Y] = this.point(x, y + height, z);
    const scale = this.scaleAt(z);
    return { X, Y, W: width * scale, H: height * scale, scale };
  }

  /** A rectangle facing the viewer; its corners' radius is in metres. */
  rect(x: number, y: number, width: number, height: number, z: number, fill: Fill, radius = 0, look: Look = {}): void {
    const { X, Y, W, H, scale } = this.frame(x, y, width, height, z);
    this.#drawing.rect(X, Y, W, H, fill, radius ? { rx: radius * scale, ...look } : look);
  }

  /** A rectangle lying on the ground. */
  floor(x: number, z: number, width: number, depth: number, fill: Fill, look?: Look): void {
    const places: Place[] = [
      [x, 0, z],
      [x + width, 0, z],
      [x + width, 0, z + depth],
      [x, 0, z + depth],
    ];
    this.polygon(places, fill, look);
  }

  /** A rectangle on a side wall, running from depth z towards the back. */
  side(x: number, y: number, z: number, height: number, depth: number, fill: Fill, look?: Look): void {
    const places: Place[] = [
      [x, y, z],
      [x, y, z + depth],
      [x, y + height, z + depth],
      [x, y + height, z],
    ];
    this.polygon(places, fill, look);
  }

  /** A cuboid with its front at z; only visible faces are drawn. `soft` rounds its edges, in metres. */
  box(
    [x, y, z]: readonly [number, number, number],
    [width, height, depth]: readonly [number, number, number],
    { front, side, light = side, top, below = side }: Faces,
    soft = 0,
  ): void {
    const right = x + width;
    const roof = y + height;
    const back = z + depth;
    const edge = (colour: Fill): Look =>
      soft && typeof colour === 'string'
        ? { stroke: colour, strokeWidth: soft * this.scaleAt(z), strokeLinejoin: 'round' }
        : {};
    const face = (fill: Fill, places: Place[]): void => this.polygon(places, fill, edge(fill));
    const level = (height: number): Place[] => [
      [x, height, z],
      [right, height, z],
      [right, height, back],
      [x, height, back],
    ];
    const upright = (at: number): Place[] => [
      [at, y, z],
      [at, y, back],
      [at, roof, back],
      [at, roof, z],
    ];

    if (x > this.centre) face(light, upright(x));
    if (right < this.centre) face(side, upright(right));
    if (roof + this.#lift < this.eye) face(top ?? front, level(roof));
    if (y + this.#lift > this.eye && below) face(below, level(y));
    face(front, [
      [x, y, z],
      [right, y, z],
      [right, roof, z],
      [x, roof, z],
    ]);
  }

  /** A soft shadow on the ground under something, falling to the right. */
  shadow(x: number, z: number, width: number, depth: number, strength = 0.1, reach = 0.25): void {
    const opacity = Math.round(strength * 46) / 100 || 0.02;
    for (let ring = 0; ring < 9; ring++) {
      const grow = (ring - 3) * 0.1 * reach;
      const places: Place[] = [
        [x - grow, 0.001, z - grow],
        [x + width + reach + grow, 0.001, z - grow],
        [x + width + reach + grow, 0.001, z + depth + grow],
        [x - grow, 0.001, z + depth + grow],
      ];
      this.polygon(places, SHADOW, { opacity });
    }
  }
}
