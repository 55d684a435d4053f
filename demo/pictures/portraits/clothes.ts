import type { Drawing } from '../drawing/drawing';
import { tone } from '../drawing/palette';
import { SIDES } from './bust';
import type { Bust } from './bust';

const ties = ['#7c3236', '#22405a', '#2f4c41', '#5e4058', '#a5783a'];
const shirts = ['#fbf8f1', '#dfe7ec', '#f2e4dd', '#f3ead2', '#e3e6dd'];
const GOLD = '#d9b365';
const FOOT = 428;

/** Where the collar lies, below the middle of the head. */
export const COLLAR = 178;

const fabric = (drawing: Drawing, colour: string): string =>
  drawing.linear([tone(colour, 0.14), colour, tone(colour, -0.3)], 1, 0.35);

/** Neck, shoulders and clothes. */
export function drawClothes(bust: Bust): void {
  const { drawing, dice, person, cloth, shoulders } = bust;
  const { wear } = person;
  const shirt = dice.pick(shirts);
  const open = wear === 'blazer' || wear === 'cardigan' || wear === 'waistcoat';
  const base = COLLAR;
  const body =
    `M${-shoulders - 34} ${FOOT}C${-shoulders - 30} ${base + 90} ${-shoulders + 4} ${base + 34} -112 ${base + 6}` +
    `Q-62 ${base - 10} -54 ${base - 40}H54Q62 ${base - 10} 112 ${base + 6}` +
    `C${shoulders - 4} ${base + 34} ${shoulders + 30} ${base + 90} ${shoulders + 34} ${FOOT}z`;
  if (wear === 'roll') drawNeck(bust);
  drawing.path(body, fabric(drawing, open ? shirt : cloth));
  if (wear !== 'roll') drawNeck(bust);
  if (wear === 'jumper') drawJumper(bust);
  if (wear === 'roll') {
    const collar = `M-56 ${base - 44}Q0 ${base - 14} 56 ${base - 44}L70 ${base + 10}Q0 ${base + 58} -70 ${base + 10}z`;
    drawing.path(collar, drawing.linear([tone(cloth, 0.22), cloth, tone(cloth, -0.3)], 1, 0));
  }
  if (wear === 'blouse') drawBlouse(bust);
  if (wear === 'shirt') drawShirt(bust, cloth, true);
  if (open) {
    drawShirt(bust, shirt, false);
    if (wear === 'blazer') drawBlazer(bust);
    else drawFronts(bust, wear === 'waistcoat');
  }
}

function drawNeck({ drawing, person, line }: Bust): void {
  const { skin } = person;
  const base = COLLAR;
  const neck =
    `M-48 60V${base - 22}Q-50 ${base + 8} -92 ${base + 16}Q0 ${base + 110} 92 ${base + 16}` +
    `Q50 ${base + 8} 48 ${base - 22}V60z`;
  drawing.path(neck, drawing.linear([skin, tone(skin, -0.16)], 1, 0));
  drawing.path('M-48 78Q0 150 48 92V128Q10 176 -48 116z', line, { opacity: 0.34 });
}

function drawJumper({ drawing, dice, cloth }: Bust): void {
  const base = COLLAR;
  const rib = `M-100 ${base + 2}Q0 ${base + 106} 100 ${base + 2}L112 ${base + 8}Q0 ${base + 140} -112 ${base + 8}z`;
  drawing.path(rib, tone(cloth, -0.16));
  if (!dice.chance(0.55)) return;
  for (const side of SIDES) {
    const collar =
      `M${side * 60} ${base - 28}Q${side * 92} ${base} ${side * 66} ${base + 52}L${side * 14} ${base + 62}` +
      `Q${side * 52} ${base + 24} ${side * 52} ${base - 24}z`;
    drawing.path(collar, drawing.linear(['#fffdf6', '#dcd6ca'], 1, 1));
  }
}

function drawBlouse({ drawing, dice, cloth }: Bust): void {
  const base = COLLAR;
  const edge =
    `M-96 ${base + 8}Q-40 ${base + 90} 0 ${base + 130}Q40 ${base + 90} 96 ${base + 8}` +
    `L114 ${base + 14}Q60 ${base + 110} 0 ${base + 176}Q-60 ${base + 110} -114 ${base + 14}z`;
  drawing.path(edge, tone(cloth, -0.2));
  if (!dice.chance(0.7)) return;
  drawing.ellipse(0, base + 62, 5, 5, GOLD);
  drawing.path(`M-70 ${base + 14}Q0 ${base + 110} 70 ${base + 14}`, 'none', { stroke: GOLD, strokeWidth: 2.2 });
}

function drawShirt({ drawing, dice, person }: Bust, colour: string, buttoned: boolean): void {
  const base = COLLAR;
  drawing.path(`M-86 ${base + 18}L0 ${base + 118}L86 ${base + 18}L110 ${FOOT}H-110z`, fabric(drawing, colour));
  if (!buttoned && !person.feminine && dice.chance(0.5)) {
    const tie = dice.pick(ties);
    const silk = drawing.linear([tone(tie, 0.15), tone(tie, -0.25)], 1, 0);
    drawing.path(`M-17 ${base + 64}h34l-7 30 20 170h-60l20 -170z`, silk);
  } else {
    const throat = `M-34 ${base + 42}L0 ${base + 112}L34 ${base + 42}L20 ${base + 22}H-20z`;
    drawing.path(throat, tone(person.skin, -0.1));
  }
  for (const side of SIDES) {
    const collar =
      `M${side * 56} ${base - 40}Q${side * 60} ${base + 4} ${side * 4} ${base + 74}L${side * 46} ${base + 112}` +
      `L${side * 98} ${base + 12}Q${side * 74} ${base - 12} ${side * 56} ${base - 40}z`;
    const lit = drawing.linear([tone(colour, 0.35), tone(colour, side > 0 ? -0.16 : -0.02)], 1, 1);
    drawing.path(collar, lit, { stroke: tone(colour, -0.25), strokeWidth: 1.4 });
  }
  if (!buttoned) return;
  drawing.path(`M0 ${base + 116}V${FOOT}`, 'none', { stroke: tone(colour, -0.25), strokeWidth: 2 });
  for (let y = base + 150; y < FOOT; y += 52) drawing.ellipse(9, y, 4, 4, '#f6f1e6');
}

function drawBlazer({ drawing, cloth, shoulders }: Bust): void {
  const base = COLLAR;
  for (const side of SIDES) {
    const front =
      `M${side * (shoulders + 34)} ${FOOT}C${side * (shoulders + 30)} ${base + 90} ${side * (shoulders - 4)} ${base + 34}` +
      ` ${side * 108} ${base + 2}L${side * 82} ${base + 2}Q${side * 70} ${base + 90} ${side * 8} ${FOOT}z`;
    const shades = side < 0 ? [tone(cloth, 0.14), cloth] : [tone(cloth, -0.08), tone(cloth, -0.32)];
    drawing.path(front, drawing.linear(shades, 1, 0));
    const lapel =
      `M${side * 104} ${base - 2}L${side * 78} ${base + 2}Q${side * 76} ${base + 60} ${side * 10} ${FOOT - 8}` +
      `L${side * 124} ${base + 136}L${side * 104} ${base + 112}L${side * 140} ${base + 92}z`;
    const edge = { stroke: tone(cloth, -0.35), strokeWidth: 1.2 };
    drawing.path(lapel, tone(cloth, side < 0 ? 0.2 : -0.1), edge);
  }
}

/** A cardigan, or a waistcoat that leaves the sleeves of the shirt. */
function drawFronts({ drawing, cloth, shoulders }: Bust, sleeveless: boolean): void {
  const base = COLLAR;
  for (const side of SIDES) {
    const outer = sleeveless
      ? `M${side * 172} ${FOOT}Q${side * 150} ${base + 110} ${side * 150} ${base + 28}`
      : `M${side * (shoulders + 34)} ${FOOT}C${side * (shoulders + 30)} ${base + 90} ${side * (shoulders - 4)} ${base + 34} ${side * 108} ${base + 2}`;
    const front = `${outer}L${side * 96} ${base + 4}Q${side * 76} ${base + 120} ${side * 4} ${base + 208}V${FOOT}z`;
    const shades = side < 0 ? [tone(cloth, 0.14), cloth] : [tone(cloth, -0.08), tone(cloth, -0.3)];
    drawing.path(front, drawing.linear(shades, 1, 0));
    const band = `M${side * 96} ${base + 4}Q${side * 76} ${base + 120} ${side * 4} ${base + 208}`;
    drawing.path(band, 'none', { stroke: tone(cloth, -0.28), strokeWidth: sleeveless ? 3 : 9 });
  }
}
