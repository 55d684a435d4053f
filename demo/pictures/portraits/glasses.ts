import { SIDES } from './bust';
import type { Bust } from './bust';
import { EYES } from './eyes';

const rims = ['#2b2724', '#6b4a33', '#b08c4a', '#3f4a58', '#7c3236'];

/** Glasses, round, soft or square. */
export function drawGlasses({ drawing, dice, person }: Bust): void {
  const apart = person.head.width * 0.43;
  const rim = dice.pick(rims);
  const corner = dice.pick([22, 14, 8]);
  const weight = dice.pick([2.6, 4]);
  const look = { stroke: rim, strokeWidth: weight };
  for (const side of SIDES) {
    const left = side * apart - 30;
    const up = 46 - corner * 2;
    const across = 60 - corner * 2;
    const bend = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
    const outline =
      `M${left + corner} ${EYES - 21}h${across}${bend(corner, corner)}v${up}${bend(-corner, corner)}` +
      `h${-across}${bend(-corner, -corner)}v${-up}${bend(corner, -corner)}z`;
    drawing.path(outline, '#ffffff', { fillOpacity: 0.12, ...look });
    const arm = `M${side * (apart + 30)} ${EYES - 4}L${side * (person.head.width + 2)} ${EYES - 8}`;
    drawing.path(arm, 'none', look);
  }
  const inner = apart - 30;
  drawing.path(`M${-inner} ${EYES - 4}Q0 ${EYES - 12} ${inner} ${EYES - 4}`, 'none', look);
}
