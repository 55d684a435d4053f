import { ink, mix, tone, trim } from '../drawing/palette';
import type { HouseFront } from './front';
import { GLASS } from './panes';

interface DoorChoice {
  y?: number;
  z?: number;
  colour?: string;
  /** The frame around it. */
  frame?: string;
  /** Height of a light over the door, in metres, and whether it is a half circle. */
  fan?: number;
  round?: boolean;
  glazed?: boolean;
}

/** A panelled front door; lengths are in metres. */
export function drawDoor(front: HouseFront, x: number, width: number, height: number, choice: DoorChoice = {}): void {
  const { drawing, scale, camera, weather } = front;
  const { y = 0, z = 0, colour = front.door, frame = trim, fan = 0, round = false, glazed = false } = choice;
  const { X, Y, W, H } = camera.frame(x, y, width, height, z);
  if (fan) drawFanlight(front, X, Y, W, fan * scale, round);
  drawing.rect(X - 0.07 * scale, Y - 0.05 * scale, W + 0.14 * scale, H + 0.05 * scale, tone(frame, -0.06));
  drawing.rect(X, Y, W, H, drawing.linear([tone(colour, 0.12), colour, tone(colour, -0.15)], 1, 1));

  const rows = glazed
    ? ([
        [0.14, 0.36],
        [0.56, 0.36],
      ] as const)
    : ([
        [0.07, 0.42],
        [0.56, 0.36],
      ] as const);
  for (const [top, part] of rows) {
    const pane = glazed && top < 0.5;
    const edge = pane ? mix(weather.sky.mid, GLASS, 0.6) : tone(colour, -0.16);
    const face = pane ? drawing.linear(['#7d8f99', '#4b5a63'], 1, 1) : tone(colour, 0.07);
    for (const left of [0.13, 0.54]) {
      drawing.rect(X + W * left, Y + H * top, W * 0.33, H * part, edge);
      drawing.rect(X + W * left + 1.4, Y + H * top + 1.4, W * 0.33 - 1.4, H * part - 1.4, face);
    }
  }
  drawing.rect(X, Y, W, 0.1 * scale, ink, { opacity: 0.28 });
  drawing.rect(X, Y, 0.06 * scale, H, ink, { opacity: 0.22 });
  drawing.rect(X + W * 0.38, Y + H * 0.51, W * 0.24, Math.max(1.5, 0.05 * scale), '#c9a862');
  drawing.ellipse(X + W * 0.88, Y + H * 0.55, 0.04 * scale, 0.04 * scale, '#dcbd76');
}

function drawFanlight(front: HouseFront, X: number, Y: number, W: number, height: number, round: boolean): void {
  const { drawing, scale, weather } = front;
  const edge = 0.07 * scale;
  const right = X + W + edge;
  const frame = round ? `A${W / 2 + edge} ${height + edge} 0 0 1 ${right} ${Y}` : `V${Y - height}H${right}V${Y}`;
  drawing.path(`M${X - edge} ${Y}${frame}z`, trim);
  const foot = Y - 2;
  const pane = round ? `A${W / 2} ${height} 0 0 1 ${X + W} ${foot}` : `V${Y - height + 4}H${X + W}V${foot}`;
  const light = weather.sky.glow > 0.5 ? '#ffd793' : mix(weather.sky.mid, GLASS, 0.55);
  drawing.path(`M${X} ${foot}${pane}z`, light);
  if (!round) return;
  for (let ray = 1; ray < 6; ray++) {
    const angle = (ray / 6) * Math.PI;
    const middle = X + W / 2;
    const rim: [number, number] = [middle - (Math.cos(angle) * W) / 2, foot - Math.sin(angle) * height];
    drawing.line([[middle, foot], rim], trim, 1.6);
  }
}
