import type { Camera } from '../drawing/camera';
import type { Drawing } from '../drawing/drawing';
import type { Random } from '../drawing/random';
import type { Weather } from './weather';

/** What every part of a picture needs: the sheet and a random source. */
export interface Sketch {
  drawing: Drawing;
  dice: Random;
}

/** A sketch in the open air. */
export interface Outdoors extends Sketch {
  weather: Weather;
}

/** A place in the open air, seen through a camera. */
export interface Site extends Outdoors {
  camera: Camera;
}
