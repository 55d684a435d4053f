import type { Point } from '../drawing/drawing';
import { fine } from '../drawing/look';
import { mix, tone } from '../drawing/palette';
import type { Random } from '../drawing/random';
import { foliage } from './foliage';
import type { Outdoors, Sketch } from './site';

/** The trees that can be drawn. */
type TreeKind = 'round' | 'broad' | 'tall' | 'birch' | 'poplar' | 'pine' | 'cedar' | 'young';

interface TreeChoice {
  /** How much haze pales the tree, from 0 to 1. */
  haze?: number;
  kind?: TreeKind;
}

/** One clump of a crown, in fractions of the tree's height from its foot. */
type Clump = readonly [x: number, up: number, rx: number, ry: number];

const barks = ['#7a6452', '#6b5b4e', '#8a7767'];
const usual: readonly TreeKind[] = ['round', 'round', 'broad', 'broad', 'tall', 'birch', 'young'];

/** A tree standing at (x, y), `height` pixels tall. */
export function drawTree(outdoors: Outdoors, x: number, y: number, height: number, choice: TreeChoice = {}): void {
  const { dice, weather } = outdoors;
  const { haze = 0, kind = dice.pick(usual) } = choice;
  const blossoms = weather.blossom && (kind === 'round' || kind === 'young') && dice.chance(0.3);
  const base = blossoms && weather.blossom ? dice.pick(weather.blossom) : dice.pick(weather.leaf);
  const evergreen = kind === 'pine' || kind === 'cedar';
  const green = evergreen ? mix('#4c6b54', weather.hedge, 0.3) : kind === 'birch' ? tone(base, 0.12) : base;
  const colour = mix(green, weather.sky.haze, haze);
  const bark = mix(kind === 'birch' ? '#d9d3c6' : dice.pick(barks), weather.sky.haze, haze);
  if (!evergreen && weather.bare > 0 && dice.chance(weather.bare)) {
    drawBranches(outdoors, x, y, height * 0.27, kind === 'birch' ? tone(bark, -0.3) : bark, height * 0.035);
    return;
  }

  drawTrunk(outdoors, kind, x, y, height, bark);
  const crown = crowns[kind](dice);
  crown.forEach(([across, up, rx, ry], index) => {
    // Clumps at the back are shaded, so that a crown looks solid and not like a disc.
    const shade = tone(colour, crown.length > 1 ? -0.1 + (0.14 * index) / crown.length : 0);
    const fullness = { lobes: crown.length > 1 ? 13 : 19, leaves: crown.length > 1 ? 0.8 : 1 };
    foliage(outdoors, x + across * height, y - up * height, rx * height, ry * height, shade, fullness);
  });
}

const crowns: Record<TreeKind, (dice: Random) => Clump[]> = {
  round: (dice) => [[0, 0.64, dice.range(0.3, 0.38), 0.34]],
  tall: () => [[0, 0.58, 0.2, 0.4]],
  young: (dice) => [
    [0.02, 0.66, 0.16, 0.2],
    [-0.02, 0.78, dice.range(0.12, 0.16), 0.18],
  ],
  poplar: () => [
    [0, 0.42, 0.1, 0.22],
    [0.01, 0.62, 0.11, 0.24],
    [0, 0.82, 0.075, 0.2],
  ],
  broad: (dice) => {
    const lean = dice.range(-0.05, 0.05);
    return [
      [0.03 + lean, 0.62, 0.3, 0.24],
      [0.23 + lean, 0.54, 0.2, 0.16],
      [-0.23 + lean, 0.56, dice.range(0.18, 0.23), 0.17],
      [0.14 + lean, 0.7, 0.22, 0.18],
      [-0.12 + lean, 0.72, 0.22, dice.range(0.16, 0.2)],
      [0.02 + lean, 0.84, dice.range(0.16, 0.22), 0.15],
    ];
  },
  birch: (dice) => [
    [0, 0.62, 0.13, 0.3],
    [0.07, 0.44, 0.13, 0.14],
    [-0.08, 0.52, 0.13, 0.15],
    [0.05, 0.66, dice.range(0.12, 0.15), 0.15],
    [-0.04, 0.77, 0.11, 0.14],
    [0.01, 0.89, 0.08, 0.11],
  ],
  pine: () => [0, 1, 2, 3].map((tier): Clump => [0, 0.28 + tier * 0.19, 0.24 - tier * 0.05, 0.13]),
  cedar: (dice) => [
    [0.16, 0.42, 0.26, 0.06],
    [-0.16, 0.5, 0.27, 0.065],
    [0.12, 0.62, 0.25, 0.06],
    [-0.1, 0.72, dice.range(0.2, 0.26), 0.06],
    [0.06, 0.83, 0.19, 0.055],
    [0, 0.93, 0.12, 0.05],
  ],
};

const trunkHeights: Record<TreeKind, number> = {
  round: 0.45,
  broad: 0.55,
  tall: 0.3,
  birch: 0.8,
  poplar: 0.3,
  pine: 0.4,
  cedar: 0.85,
  young: 0.6,
};

function drawTrunk(
  { drawing, dice }: Sketch,
  kind: TreeKind,
  x: number,
  y: number,
  height: number,
  bark: string,
): void {
  const half = height * (kind === 'birch' || kind === 'young' ? 0.013 : kind === 'broad' ? 0.034 : 0.028);
  const top = y - trunkHeights[kind] * height;
  const middle = y - trunkHeights[kind] * height * 0.4;
  const outline =
    `M${x - half * 1.4} ${y}Q${x - half * 0.5} ${middle} ${x - half * 0.6} ${top}` +
    `L${x + half * 0.6} ${top}Q${x + half * 0.5} ${middle} ${x + half * 1.5} ${y}z`;
  drawing.path(outline, drawing.linear([tone(bark, 0.15), tone(bark, -0.35)], 1, 0));
  if (kind === 'birch') {
    for (let mark = 0; mark < 7; mark++) {
      const up = y - height * dice.range(0.05, 0.6);
      drawing.rect(x - half * dice.range(0.2, 0.8), up, half, 1.6, tone(bark, -0.6), { opacity: 0.6 });
    }
    return;
  }
  if (kind === 'young' || kind === 'poplar') return;
  const fork = y - trunkHeights[kind] * height * 0.7;
  for (const side of [-1, 1]) {
    const end: Point = [x + side * height * 0.11, fork - height * 0.22];
    drawing.line([[x, fork], end], tone(bark, side < 0 ? -0.1 : -0.25), half * 0.7);
  }
}

function drawBranches(
  { drawing, dice }: Sketch,
  x: number,
  y: number,
  length: number,
  colour: string,
  width: number,
): void {
  const levels = ['', '', '', '', '', ''];
  const grow = (fromX: number, fromY: number, angle: number, reach: number, level: number): void => {
    const toX = fromX + Math.cos(angle) * reach;
    const toY = fromY + Math.sin(angle) * reach;
    const bendX = fromX + Math.cos(angle) * reach * 0.5 + dice.range(-4, 4);
    const bendY = fromY + Math.sin(angle) * reach * 0.5;
    levels[level] += `M${fine(fromX)} ${fine(fromY)}Q${fine(bendX)} ${fine(bendY)} ${fine(toX)} ${fine(toY)}`;
    if (level === levels.length - 1) return;
    for (const turn of level < 2 ? [-1, 0.15, 1] : [-1, 1]) {
      grow(toX, toY, angle + turn * dice.range(0.25, 0.55), reach * dice.range(0.6, 0.78), level + 1);
    }
  };
  grow(x, y, -Math.PI / 2, length, 0);
  levels.forEach((outline, level) => {
    drawing.path(outline, 'none', {
      stroke: tone(colour, level * 0.05),
      strokeWidth: Math.max(0.7, width * 0.62 ** level),
      strokeLinecap: 'round',
    });
  });
}
