import { mix, tone } from '../drawing/palette';
import { SIDES } from './bust';
import type { Bust } from './bust';

/** Where the eyes lie. */
export const EYES = -4;

const irises = ['#4f7186', '#5d7a55', '#6b4a2e', '#3f5d78', '#7a8a6a'];

/** Eyes and brows. */
export function drawEyes(bust: Bust): void {
  const { drawing, dice, person, line } = bust;
  const { feminine, deep, complexion, hair, style, age } = person;
  const apart = person.head.width * 0.43;
  const open = dice.range(9, 12.5);
  const raised = dice.range(-3, 4);
  const gaze = dice.range(-1.5, 1.5);
  const iris = deep || complexion > 2 ? dice.pick(['#3b2418', '#4a2f1e']) : dice.pick(irises);
  const bald = style === 'bald' && age !== 'older';
  const brow = bald ? '#4a3a30' : tone(mix(hair, '#3a2c26', age === 'older' ? 0.25 : 0.5), -0.1);
  const thick = feminine ? dice.range(21, 24) : dice.range(18, 21);
  for (const side of SIDES) {
    const x = side * apart;
    const lid = `M${x - 19} ${EYES + 2}Q${x} ${EYES - open - 5} ${x + 19} ${EYES + 2}Q${x} ${EYES + open - 1} ${x - 19} ${EYES + 2}z`;
    drawing.path(`M${x - 23} ${EYES - 1}Q${x} ${EYES - 26} ${x + 23} ${EYES - 1}z`, line, { opacity: 0.13 });
    drawing.path(lid, '#fbf8f3');
    drawing.clip(`<path d="${lid}"/>`, () => {
      drawing.ellipse(x + gaze, EYES - 0.5, 9.2, 9.2, iris);
      drawing.ellipse(x + gaze, EYES - 0.5, 4.4, 4.4, '#17120f');
      drawing.ellipse(x + gaze - 3, EYES - 4, 2.6, 2.6, '#ffffff');
      drawing.path(`M${x - 22} ${EYES - 16}h44v11h-44z`, line, { opacity: 0.25 });
    });
    drawing.path(`M${x - 20} ${EYES + 2}Q${x} ${EYES - open - 6} ${x + 20} ${EYES + 2}`, 'none', {
      stroke: feminine ? '#2b1f1b' : line,
      strokeWidth: feminine ? 3.6 : 3,
      strokeLinecap: 'round',
    });
    const y = EYES - raised;
    const inner = `${x - side * 20} ${y - 27}Q${x + side * 4} ${y - 40} ${x + side * 27} ${y - 25}`;
    const under = `Q${x + side * 4} ${y - 31} ${x - side * 20} ${y - thick}`;
    drawing.path(`M${inner}${under}z`, brow);
  }
}

/** The lines that years leave. */
export function drawLines({ drawing, person, line }: Bust): void {
  const older = person.age === 'older';
  const look = { stroke: line, strokeLinecap: 'round' } as const;
  for (const side of SIDES) {
    const x = side * person.head.width * 0.43;
    const pouch = `M${x - 15} ${EYES + 16}Q${x} ${EYES + 22} ${x + 15} ${EYES + 15}`;
    drawing.path(pouch, 'none', { ...look, strokeWidth: 1.8, opacity: older ? 0.5 : 0.28 });
    const fold = `M${side * 29} 38Q${side * 44} 52 ${side * 42} 68`;
    drawing.path(fold, 'none', { ...look, strokeWidth: 2, opacity: older ? 0.45 : 0.25 });
    if (!older) continue;
    for (const slant of [-4, 4]) {
      const crow = `M${x + side * 25} ${EYES + slant * 0.6}l${side * 9} ${slant}`;
      drawing.path(crow, 'none', { ...look, strokeWidth: 1.6, opacity: 0.45 });
    }
  }
  if (!older) return;
  for (const up of [0, 14]) {
    drawing.path(`M-40 ${-66 - up}Q0 ${-72 - up} 40 ${-66 - up}`, 'none', { ...look, strokeWidth: 1.6, opacity: 0.25 });
  }
}
