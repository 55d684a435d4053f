import { mix, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawClimber } from '../outdoors/planting';
import type { Site } from '../outdoors/site';

/** A wooden shed with its left front corner at x. */
export function drawShed({ camera, drawing, dice }: Site, x: number): void {
  const colour = dice.pick(['#6f8375', '#8aa0ad', '#a58564', '#4b5a55']);
  const boards = surfaces.cladding(colour, 74);
  const front = -2.7;
  camera.shadow(x, -2.6, 2.4, 1.6, 0.09, 0.6);
  const faces = { front: boards, side: tone(colour, -0.35), light: tone(colour, 0.12) };
  camera.box([x, 0, -2.6], [2.4, 1.9, 1.6], faces);
  camera.polygon(
    [
      [x - 0.15, 1.85, front],
      [x + 1.2, 2.7, front],
      [x + 2.55, 1.85, front],
    ],
    boards,
  );
  const verge = [
    camera.point(x - 0.2, 1.85, front),
    camera.point(x + 1.2, 2.72, front),
    camera.point(x + 2.6, 1.85, front),
  ];
  drawing.line(verge, tone(colour, -0.45), 8);
  camera.rect(x + 0.3, 0, 0.85, 1.75, -2.72, tone(colour, 0.25));
  camera.rect(x + 1.45, 0.9, 0.65, 0.65, -2.72, trim);
  camera.rect(x + 1.5, 0.95, 0.55, 0.55, -2.73, '#71838c');
}

/** A garden room with glazed doors. */
export function drawStudio({ camera, drawing, dice, weather }: Site, x: number): void {
  const colour = dice.pick(['#b08a62', '#46494b', '#8e7a63']);
  camera.shadow(x, -3, 3.6, 2, 0.09, 0.6);
  const faces = { front: surfaces.cladding(colour, 78), side: tone(colour, -0.35), light: tone(colour, 0.12) };
  camera.box([x, 0.08, -3], [3.6, 2.3, 2], faces);
  camera.box([x - 0.2, 2.38, -3.3], [4, 0.16, 2.4], { front: '#3f4346', side: '#2f3235', light: '#55595c' });
  const dark = '#47565f';
  const glass = drawing.linear([mix(weather.sky.mid, dark, 0.4), '#5d6b70', mix(dark, '#e0b878', 0.3)]);
  for (let door = 0; door < 3; door++) {
    camera.rect(x + 0.3 + door * 0.85, 0.1, 0.82, 2.1, -3.02, '#3b3f42');
    camera.rect(x + 0.35 + door * 0.85, 0.15, 0.72, 2, -3.03, glass);
  }
  camera.floor(x - 0.3, -4.1, 4.2, 1.1, tone(colour, 0.2));
}

/** A greenhouse on a brick plinth. */
export function drawGreenhouse({ camera, drawing, weather }: Site, x: number): void {
  const frame = '#eef0ea';
  const glass = drawing.linear(
    [
      ['#eef5f3', 0.75],
      ['#a9c0b8', 0.6],
    ],
    1,
    1,
  );
  const front = -2.6;
  camera.shadow(x, front, 2.6, 1.8, 0.08, 0.5);
  camera.box([x, 0, front], [2.6, 0.5, 1.8], { front: surfaces.brick('#a8614b', 70), side: '#7d4a3a' });
  for (let plant = 0; plant < 6; plant++) {
    const [X, Y] = camera.point(x + 0.3 + plant * 0.4, 0.8, front);
    drawing.ellipse(X, Y, 22, 26, weather.hedge, { opacity: 0.65 });
  }
  camera.rect(x, 0.5, 2.6, 1.35, front, glass);
  camera.polygon(
    [
      [x, 1.85, front],
      [x + 1.3, 2.6, front],
      [x + 2.6, 1.85, front],
    ],
    glass,
  );
  for (let bar = 0; bar <= 4; bar++) camera.rect(x + bar * 0.64, 0.5, 0.05, 1.35, front, frame);
  camera.rect(x, 1.83, 2.6, 0.06, front, frame);
  camera.rect(x, 1.15, 2.6, 0.04, front, frame);
  const roof = [camera.point(x, 1.85, front), camera.point(x + 1.3, 2.62, front), camera.point(x + 2.6, 1.85, front)];
  drawing.line(roof, frame, 5);
}

/** A pergola with something climbing over it. */
export function drawPergola(site: Site, x: number): void {
  const { camera, dice } = site;
  const wood = dice.pick(['#a98258', '#7d6a56', '#e8e3d8']);
  const faces = { front: wood, side: tone(wood, -0.3), light: tone(wood, 0.15), top: tone(wood, 0.25) };
  camera.shadow(x, -3.6, 3.2, 1.8, 0.06, 0.6);
  for (const z of [-1.8, -3.6]) {
    for (const post of [x, x + 3.05]) camera.box([post, 0, z], [0.14, 2.3, 0.14], faces);
    camera.box([x - 0.2, 2.3, z], [3.6, 0.14, 0.14], faces);
  }
  for (let rafter = 0; rafter < 7; rafter++) camera.box([x + rafter * 0.5, 2.42, -3.8], [0.09, 0.12, 2.2], faces);
  const flower = dice.pick(['#b6a3d4', '#f2c3cc', '#fbf1ef']);
  drawClimber({ ...site, camera: camera.raised(0.2) }, [x + 0.1, x + 1.6], [0.4, 2.2], flower);
  camera.box([x + 0.8, 0.4, -3], [1.5, 0.08, 0.5], faces);
  for (const leg of [x + 0.9, x + 2.1]) camera.box([leg, 0, -2.9], [0.08, 0.4, 0.35], faces);
}
