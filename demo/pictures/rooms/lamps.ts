import type { Point } from '../drawing/drawing';
import { mix, tone } from '../drawing/palette';
import { BRASS } from './interior';
import type { Room } from './interior';

/** A lamp hanging from the ceiling. */
export function drawPendant(
  { drawing, camera, height, lamp }: Room,
  x: number,
  z: number,
  drop: number,
  size = 0.2,
): void {
  const [X, Y] = camera.point(x, height - drop, z);
  const [, ceiling] = camera.point(x, height, z);
  const radius = camera.scaleAt(z) * size;
  const flex: Point[] = [
    [X, ceiling],
    [X, Y - radius * 0.8],
  ];
  drawing.line(flex, '#3b3a38', 1.6);
  drawing.ellipse(
    X,
    Y + radius * 0.1,
    radius * 3.4,
    radius * 2.6,
    drawing.radial([
      ['#fff0c4', 0.38],
      ['#fff0c4', 0],
    ]),
  );
  const crown = `Q${X - radius} ${Y - radius * 0.95} ${X} ${Y - radius}Q${X + radius} ${Y - radius * 0.95} ${X + radius} ${Y}`;
  const metal = drawing.linear([tone(lamp, 0.35), lamp, tone(lamp, -0.35)], 1, 0.2);
  drawing.path(`M${X - radius} ${Y}${crown}z`, metal);
  drawing.ellipse(X, Y, radius, radius * 0.16, '#fff3cf');
}

/** A table lamp, `size` metres tall. */
export function drawLamp({ drawing, camera, colours }: Room, x: number, y: number, z: number, size: number): void {
  const [X, Y] = camera.point(x, y, z);
  const length = camera.scaleAt(z) * size;
  drawing.ellipse(
    X,
    Y - length * 0.7,
    length * 1.1,
    length,
    drawing.radial([
      ['#fff0c4', 0.5],
      ['#fff0c4', 0],
    ]),
  );
  drawing.rect(X - length * 0.03, Y - length * 0.6, length * 0.06, length * 0.6, '#8f7548');
  drawing.ellipse(X, Y, length * 0.16, length * 0.04, '#7a6440');
  const shade: Point[] = [
    [X - length * 0.16, Y - length],
    [X + length * 0.16, Y - length],
    [X + length * 0.28, Y - length * 0.56],
    [X - length * 0.28, Y - length * 0.56],
  ];
  const glow = mix('#f4dfb2', colours.accent, 0.12);
  drawing.polygon(shade, drawing.linear(['#fff4d8', glow, '#e3c993'], 1, 0.1));
}

/** A wall lamp beside a mirror. */
export function drawWallLamp({ drawing, camera }: Room, x: number, y: number): void {
  const [X, Y] = camera.point(x, y);
  drawing.ellipse(
    X,
    Y,
    48,
    48,
    drawing.radial([
      ['#ffeec2', 0.5],
      ['#ffeec2', 0],
    ]),
  );
  drawing.ellipse(X, Y, 11, 13, '#fff6dc');
  drawing.rect(X - 2, Y + 12, 4, 14, BRASS);
}
