import { mix, tone } from '../drawing/palette';
import { SIDES } from './bust';
import type { Bust } from './bust';
import { drawEyes, drawLines } from './eyes';

const MOUTH = 66;

/** The outline of a head. */
function headOutline({ person: { head } }: Bust): string {
  const { width, jaw, length, chin } = head;
  const cheek = width * (jaw + chin * 0.12);
  const foot = 118 * length;
  const corner = foot - 6 + chin * 4;
  return (
    `M${-width} -26C${-width} ${-152 * length} ${width} ${-152 * length} ${width} -26` +
    `C${width} 48 ${cheek} ${corner} 0 ${foot}C${-cheek} ${corner} ${-width} 48 ${-width} -26z`
  );
}

/** The head with its ears, features, beard and glasses. */
export function drawFace(bust: Bust): void {
  const { drawing, dice, person, top, line } = bust;
  const { head, skin, deep, feminine, style, beard } = person;
  const { width } = head;
  const outline = headOutline(bust);
  if (style !== 'hijab') {
    const earrings = feminine && dice.chance(0.45);
    for (const side of SIDES) {
      drawing.ellipse(side * (width + 2), 4, 15, 26, tone(skin, side < 0 ? -0.04 : -0.2));
      drawing.ellipse(side * (width + 3), 5, 7, 15, line, { opacity: 0.25 });
      if (earrings) drawing.ellipse(side * (width + 4), 34, 5, 6, '#e0c07a');
    }
  }
  drawing.path(outline, drawing.linear([tone(skin, 0.12), [skin, 1, 0.45], tone(skin, -0.14)], 1, 0.35));
  drawing.clip(`<path d="${outline}"/>`, () => {
    const shade = `M${width * 0.5} -140Q${width * 0.76} 0 ${width * 0.36} 122H140V-140z`;
    drawing.path(shade, line, { opacity: 0.1 });
    const blush = drawing.radial([
      [deep ? '#b5553f' : '#e58a78', 0.34],
      ['#e58a78', 0],
    ]);
    for (const side of SIDES) drawing.ellipse(side * width * 0.56, 42, 34, 25, blush);
    if (beard && beard !== 'moustache') drawBeard(bust);
    drawing.path(`M${-width} ${top - 20}H${width}V${top + 42}H${-width}z`, drawing.fade(line, 0.2, 0));
  });
  if (beard === 'full') {
    const edge = `M${-width * 0.8} 70Q0 168 ${width * 0.8} 70Q0 118 ${-width * 0.8} 70z`;
    drawing.path(edge, tone(person.hair, -0.1));
  }
  drawEyes(bust);
  if (person.age !== 'young') drawLines(bust);
  drawNose(bust);
  drawMouth(bust);
}

function drawBeard({ drawing, person }: Bust): void {
  const { hair, skin, beard, head } = person;
  const { width } = head;
  const stubble = beard === 'stubble';
  const colour = mix(hair, skin, stubble ? 0.62 : 0.08);
  const cheek = width * 0.62;
  const outline =
    `M${-width - 4} -6Q${-width * 0.84} 30 ${-cheek} 44Q-34 46 0 47Q34 46 ${cheek} 44` +
    `Q${width * 0.84} 30 ${width + 4} -6V140H${-width - 4}z`;
  drawing.path(outline, drawing.linear([colour, tone(colour, -0.22)], 1, 0.3), { opacity: stubble ? 0.6 : 0.96 });
}

function drawNose({ drawing, dice, line }: Bust): void {
  const wide = dice.range(0.85, 1.2);
  const length = dice.range(-3, 4);
  const tip = 36 + length;
  const shade = `M3 -8Q${22 * wide} ${24 + length} ${19 * wide} ${tip + 1}Q8 ${tip + 7} 0 ${tip + 6}Q10 20 3 -8z`;
  drawing.path(shade, line, { opacity: 0.2 });
  const nostrils =
    `M${-15 * wide} ${tip}Q${-11 * wide} ${tip + 7} -4 ${tip + 4}Q0 ${tip + 9} 5 ${tip + 4}` +
    `Q${12 * wide} ${tip + 7} ${16 * wide} ${tip}`;
  const look = { stroke: line, strokeWidth: 2.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  drawing.path(nostrils, 'none', { ...look, opacity: 0.75 });
  drawing.ellipse(-4, 24, 4, 9, '#ffffff', { opacity: 0.16 });
}

function drawMouth({ drawing, dice, person, line }: Bust): void {
  const { feminine, skin, beard, hair } = person;
  const smile = dice.pick(['closed', 'teeth', 'teeth', 'broad', 'slight'] as const);
  const half = dice.range(28, 34) + (smile === 'broad' ? 4 : 0);
  const y = MOUTH - 4;
  const lip = feminine
    ? mix(tone(skin, -0.12), dice.pick(['#b5453f', '#a8524f', '#c0605a', '#9c4a5a']), 0.55)
    : mix(tone(skin, -0.18), '#a9544a', 0.32);
  const depth = { closed: 26, teeth: 36, broad: 44, slight: 20 }[smile];
  const bow = `Q-10 ${y - 3} 0 ${y}Q10 ${y - 3} ${half} ${y}`;
  drawing.path(`M${-half} ${y}${bow}Q0 ${y + depth} ${-half} ${y}z`, lip);
  if (smile === 'teeth' || smile === 'broad') {
    const inner = half - 5;
    const teeth = `M${-inner} ${y + 2.5}Q0 ${y + 7} ${inner} ${y + 2.5}Q0 ${y + depth - 10} ${-inner} ${y + 2.5}z`;
    drawing.path(teeth, '#fffdf8');
  } else {
    const parting = `M${-half} ${y}Q0 ${y + (smile === 'slight' ? 9 : 15)} ${half} ${y}`;
    drawing.path(parting, 'none', { stroke: tone(lip, -0.4), strokeWidth: 2.4, strokeLinecap: 'round' });
  }
  for (const side of SIDES) {
    const corner = `M${side * (half + 1)} ${y - 5}q${side * 5} 4 ${side * 2} 9`;
    drawing.path(corner, 'none', { stroke: line, strokeWidth: 2.2, opacity: 0.5, strokeLinecap: 'round' });
  }
  if (!beard || beard === 'stubble') return;
  const moustache = `M-38 ${y}Q-26 ${y - 15} 0 ${y - 9}Q26 ${y - 15} 38 ${y}Q0 ${y - 5} -38 ${y}z`;
  drawing.path(moustache, tone(hair, -0.05));
}
