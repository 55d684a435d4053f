import { mix, tone } from '../drawing/palette';
import { SIDES } from './bust';
import type { Bust } from './bust';
import { COLLAR } from './clothes';

const turbans = ['#22405a', '#7c3236', '#2f4c41', '#3e434b', '#b8863b'];

/** The colour of a headscarf that goes with the clothes. */
export const scarf = (cloth: string): string => (cloth === '#efe8da' ? '#c9b7a2' : mix(cloth, '#e9dccb', 0.55));

/** A headscarf over hair and shoulders. */
export function drawScarf({ drawing, person, cloth, top }: Bust): void {
  const { width } = person.head;
  const colour = scarf(cloth);
  const outer =
    `M${-width - 22} 60C${-width - 44} -70 ${-width + 6} ${top - 38} 0 ${top - 38}` +
    `C${width - 6} ${top - 38} ${width + 44} -70 ${width + 22} 60Q80 150 120 ${COLLAR + 40}` +
    `Q0 ${COLLAR + 120} -120 ${COLLAR + 40}Q-80 150 ${-width - 22} 60z`;
  const opening =
    `M${-width + 4} -10C${-width + 8} 70 -40 112 0 116C40 112 ${width - 8} 70 ${width - 4} -10` +
    `C${width - 6} -92 ${-width + 6} -92 ${-width + 4} -10z`;
  const silk = drawing.linear([tone(colour, 0.22), colour, tone(colour, -0.28)], 1, 0.5);
  drawing.path(outer + opening, silk, { fillRule: 'evenodd' });
  for (const fold of [0, 26, 54]) {
    const line = `M${-70 + fold} ${122 + fold * 0.3}Q20 ${176 + fold} 92 ${120 + fold}`;
    drawing.path(line, 'none', { stroke: tone(colour, -0.3), strokeWidth: 2, opacity: 0.5 });
  }
}

/** A turban in its layers. */
export function drawTurban({ drawing, dice, person, top }: Bust): void {
  const { width } = person.head;
  const colour = dice.pick(turbans);
  const outline =
    `M${-width - 14} -46C${-width - 40} ${top - 54} -50 ${top - 76} 0 ${top - 74}` +
    `C50 ${top - 76} ${width + 40} ${top - 54} ${width + 14} -46Q50 -66 0 -104Q-50 -66 ${-width - 14} -46z`;
  drawing.path(outline, drawing.linear([tone(colour, 0.2), colour, tone(colour, -0.3)], 1, 0.4));
  for (let layer = 0; layer < 5; layer++) {
    for (const side of SIDES) {
      const edge = `M0 ${-108 - layer * 20}Q${side * 60} ${-92 - layer * 20} ${side * (width + 14 - layer * 3)} ${-62 - layer * 17}`;
      drawing.path(edge, 'none', { stroke: tone(colour, -0.34), strokeWidth: 2, opacity: 0.55 });
    }
  }
}
