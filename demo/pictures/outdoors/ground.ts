import type { Place } from '../drawing/camera';
import { mix, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import type { Outdoors, Site } from './site';

/** Grass from a line downwards. */
export function drawLawn({ drawing, weather }: Outdoors, top: number, colour = weather.grass): void {
  const height = drawing.height - top;
  const far = tone(mix(colour, weather.sky.haze, 0.25), 0.08);
  drawing.rect(0, top, drawing.width, height, drawing.linear([far, [colour, 1, 0.35], tone(colour, -0.2)]));
  drawing.rect(0, top, drawing.width, height, surfaces.grass(colour));
}

/** A road with its pavement, whose inner edge lies at depth z. */
export function drawStreet({ camera, drawing, weather }: Site, z: number): void {
  const pavement = mix('#c9c2b6', weather.sky.haze, 0.15);
  const road = '#83858a';
  camera.floor(-40, -30, 90, 30 + z, drawing.linear([road, tone(road, -0.2)]));
  camera.floor(-40, z - 2, 90, 2, drawing.linear([tone(pavement, 0.1), tone(pavement, -0.06)]));
  for (let x = -40; x < 50; x += 0.9) {
    drawing.line([camera.point(x, 0, z), camera.point(x, 0, z - 2)], tone(pavement, -0.18), 1);
  }
  drawing.line([camera.point(-40, 0, z - 1), camera.point(50, 0, z - 1)], tone(pavement, -0.14), 1);
  camera.box([-40, -0.1, z - 2.15], [90, 0.1, 0.15], {
    front: tone(pavement, -0.35),
    side: pavement,
    top: tone(pavement, 0.18),
  });
  camera.floor(-40, z - 2.5, 90, 0.35, tone(road, -0.2), { opacity: 0.6 });
}

/** A path or drive from depth z0 towards the viewer; `drift` is how far its end lies aside, in metres. */
export function drawPath(
  { camera, drawing }: Site,
  x: number,
  width: number,
  [z0, z1]: readonly [number, number],
  colour: string,
  drift = 0,
): void {
  const places: Place[] = [
    [x, 0, z0],
    [x + width, 0, z0],
    [x + width * 1.15 + drift, 0, z1],
    [x - width * 0.15 + drift, 0, z1],
  ];
  camera.polygon(places, drawing.linear([tone(colour, 0.1), tone(colour, -0.14)]));
  camera.polygon(places, surfaces.gravel(colour));
}
