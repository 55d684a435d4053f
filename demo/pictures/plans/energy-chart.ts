import { Drawing } from '../drawing/drawing';
import { writeText } from '../drawing/lettering';
import { tone } from '../drawing/palette';
import { bands, type Band } from './energy-bands';

const INK = '#2f3640';
const TOP = 96;
const ROW = 66;

const onBand = (letter: string): string => (['C', 'D', 'E'].includes(letter) ? INK : '#ffffff');

/** The size of every chart. */
export const energyChartSheet = { width: 900, height: 640 };

/** Draws an energy efficiency chart with two ratings from 1 to 100 as SVG. */
export function drawEnergyChart(current: number, potential: number): string {
  const { width, height } = energyChartSheet;
  const drawing = new Drawing(width, height);
  drawing.rect(0, 0, width, height, '#fdfbf6');
  writeText(drawing, 60, 58, 'ENERGY EFFICIENCY RATING', 14, INK, { anchor: 'start', weight: 0.16 });
  bands.forEach((band, index) => drawBand(drawing, band, index));
  drawRating(drawing, 560, 'CURRENT', current, '#f7f2e8');
  drawRating(drawing, 710, 'POTENTIAL', potential, '#f3eee2');
  return drawing.svg();
}

function drawBand(drawing: Drawing, [letter, from, colour]: Band, index: number): void {
  const y = TOP + index * ROW;
  const width = 190 + index * 46;
  const above = bands[index - 1];
  drawing.rect(60, y, width + 8, ROW - 8, drawing.linear([tone(colour, 0.08), colour], 1, 0), { rx: 8 });
  const range = above ? `${from}-${above[1] - 1}` : `${from}+`;
  writeText(drawing, 80, y + 36, range, 12, onBand(letter), { anchor: 'start', weight: 0.16 });
  writeText(drawing, 36 + width, y + 43, letter, 26, onBand(letter), { weight: 0.17 });
}

function drawRating(drawing: Drawing, x: number, title: string, rating: number, ground: string): void {
  drawing.rect(x, TOP - 8, 140, bands.length * ROW + 12, ground, { rx: 8 });
  writeText(drawing, x + 70, TOP - 24, title, 10, '#59616b');
  const index = bands.findIndex(([, from]) => rating >= from);
  const [letter, , colour] = bands[index] ?? ['G', 1, '#c9574b'];
  const y = TOP + (index < 0 ? bands.length - 1 : index) * ROW - 1;
  const left = x + 6;
  const arrow =
    `M${left} ${y + 30}L${left + 26} ${y}H${left + 120}Q${left + 128} ${y} ${left + 128} ${y + 8}` +
    `V${y + 52}Q${left + 128} ${y + 60} ${left + 120} ${y + 60}H${left + 26}z`;
  drawing.path(arrow, colour);
  writeText(drawing, left + 76, y + 41, `${rating} ${letter}`, 22, onBand(letter), { weight: 0.17 });
}
