import { bounds } from '../drawing/drawing';
import type { Fill, Point, Stop } from '../drawing/drawing';
import { ink, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import type { HouseFront } from './front';
import { drawPlane, drawShadowUnder } from './walls';
import { drawWindow } from './windows';

const RIDGE = 7.1;

/** A thatched roof that lifts over two windows like eyebrows. */
export function drawThatch(front: HouseFront, width: number, eave: number, wall: Fill): void {
  const { drawing, camera, roof } = front;
  const windows = [width * 0.24, width * 0.76];
  drawShadowUnder(front, 0, eave, width, 0.75, 0, 1.2);
  for (const middle of windows) {
    drawPlane(front, middle - 1.05, eave - 0.12, 2.1, 1.3, wall);
    drawWindow(front, middle - 0.58, eave - 0.12, 1.16, 0.95, { head: null, bars: [3, 2] });
    drawShadowUnder(front, middle - 0.95, eave + 1.1, 1.9, 0.35);
  }

  const foot = eave - 0.1;
  const left = camera.point(-0.45, foot, -0.5);
  const right = camera.point(width + 0.45, foot, -0.5);
  const ridgeLeft = camera.point(-0.2, RIDGE, 3);
  const ridgeRight = camera.point(width + 0.2, RIDGE, 3);
  const brows = windows.map((middle) => {
    const from = camera.point(middle - 1.15, foot, -0.5);
    const to = camera.point(middle + 1.15, foot, -0.5);
    const [, top] = camera.point(middle, eave + 1.5, -0.3);
    return `L${from[0]} ${from[1]}C${from[0] + 34} ${top + 6} ${to[0] - 34} ${top + 6} ${to[0]} ${to[1]}`;
  });
  const outline =
    `M${left[0]} ${left[1]}${brows.join('')}L${right[0]} ${right[1]}` +
    `Q${right[0] + 10} ${right[1] - 18} ${right[0] - 2} ${right[1] - 26}L${ridgeRight[0]} ${ridgeRight[1]}` +
    `Q${(ridgeRight[0] + ridgeLeft[0]) / 2} ${ridgeRight[1] + 9} ${ridgeLeft[0]} ${ridgeLeft[1]}` +
    `L${left[0] + 2} ${left[1] - 26}Q${left[0] - 10} ${left[1] - 18} ${left[0]} ${left[1]}z`;
  const light: Stop[] = [
    ['#fff2cf', 0.3],
    ['#fff2cf', 0, 0.45],
    [ink, 0.3],
  ];
  drawing.path(outline, tone(roof, -0.45), { transform: 'translate(0 9)' });
  drawing.path(outline, roof);
  const straw = surfaces.thatch(roof);
  drawing.clip(`<path d="${outline}"/>`, () => straw.texture(drawing, bounds([left, right, ridgeLeft, ridgeRight])));
  drawing.path(outline, drawing.linear(light, 0.5, 1));
  drawRidge(front, width);
}

/** The ridge's own layer, cut in points. */
function drawRidge({ drawing, camera, roof }: HouseFront, width: number): void {
  const left = camera.point(-0.1, RIDGE, 3);
  const right = camera.point(width + 0.1, RIDGE, 3);
  const points: Point[] = [
    [left[0], left[1] - 6],
    [right[0], right[1] - 6],
  ];
  for (let tooth = 14; tooth >= 0; tooth--) {
    points.push([left[0] + ((right[0] - left[0]) * tooth) / 14, left[1] + (tooth % 2 ? 40 : 28)]);
  }
  drawing.polygon(points, surfaces.thatch(tone(roof, -0.12)));
}
