import { tone } from '../drawing/palette';
import { dot } from '../outdoors/foliage';
import { SIDES } from './bust';
import type { Bust } from './bust';
import { drawScarf, drawTurban } from './headwear';
import type { HairStyle } from './person';
import { strands } from './strands';

/** Hair or headwear over the forehead; drawn last. */
export function drawHairInFront(bust: Bust): void {
  const { drawing, dice, person, top } = bust;
  const { style, head } = person;
  const { width } = head;
  const { front, shine } = strands(bust);
  /** A cap of hair down to `drop` at the temples, parted at `part`. */
  const cap = (drop: number, part: number, lift: number): string =>
    `M${-width - 8} ${drop}C${-width - 22} -90 ${-width * 0.7} ${top - lift} 0 ${top - lift}` +
    `C${width * 0.7} ${top - lift} ${width + 22} -90 ${width + 8} ${drop}Q${width - 4} -40 ${width * 0.74} -66` +
    `Q${part + 40} -78 ${part} -104Q${part - 50} -72 ${-width * 0.78} -62Q${-width + 4} -36 ${-width - 8} ${drop}z`;
  const gleam = (): void => {
    const outline = `M${-width * 0.72} -92Q${-width * 0.5} ${top - 2} -8 ${top - 8}Q${-width * 0.4} ${top + 16} ${-width * 0.72} -92z`;
    drawing.path(outline, shine, { opacity: 0.35 });
  };
  const drawFringe = (): void => {
    const outline = `M${-width} -34Q${-width} ${top + 10} 0 ${top + 2}Q${width} ${top + 10} ${width} -34Q0 -66 ${-width} -34z`;
    drawing.path(outline, front);
  };
  const drawCap = (drop: number, part: number, lift: number): void => {
    drawing.path(cap(drop, part, lift), front);
    gleam();
  };
  const shapes: Record<HairStyle, () => void> = {
    bob: () => {
      drawCap(84, dice.pick([-34, 0, 30]), 26);
      if (dice.chance(0.4)) drawFringe();
    },
    lob: () => {
      drawCap(92, dice.pick([-38, 34]), 26);
      if (dice.chance(0.25)) drawFringe();
    },
    long: () => {
      drawCap(70, dice.pick([-34, 0, 30]), 26);
      if (dice.chance(0.25)) drawFringe();
    },
    wavy: () => drawCap(70, dice.pick([-34, 0, 30]), 26),
    bun: () => drawCap(-14, 0, 18),
    ponytail: () => drawCap(-10, dice.pick([-20, 16]), 19),
    pixie: () => {
      drawCap(12, dice.pick([-46, 46]), 26);
      const sweep = `M${-width * 0.9} -58Q${-width * 0.5} ${top - 30} ${width * 0.5} ${top - 18}Q${width * 0.2} -70 ${-width * 0.9} -58z`;
      drawing.path(sweep, front);
    },
    curly: () => drawFrontCurls(bust),
    braids: () => drawBraids(bust, () => drawCap(20, 0, 22)),
    short: () => drawCap(2, dice.pick([-30, 34]), 24),
    quiff: () => {
      drawing.path(cap(-6, 46, 24), front);
      const crest =
        `M${-width * 0.8} -72Q${-width * 0.7} ${top - 34} 10 ${top - 36}Q${width * 0.9} ${top - 24} ${width * 0.74} -80` +
        `Q10 -112 ${-width * 0.8} -72z`;
      drawing.path(crest, front);
      gleam();
    },
    swept: () => {
      drawing.path(cap(6, -50, 26), front);
      const sweep = `M${-width * 0.86} -66Q${-width * 0.6} ${top - 40} ${width * 0.4} ${top - 26}Q${width} ${top - 6} ${width * 0.86} -64Q${width * 0.2} -100 ${-width * 0.86} -66z`;
      drawing.path(sweep, front);
      gleam();
    },
    crop: () => drawing.path(cap(-4, 0, 8), front, { opacity: 0.94 }),
    buzz: () => drawing.path(cap(-12, 0, 4), front, { opacity: 0.62 }),
    receding: () => {
      const outline =
        `M${-width - 6} 0C${-width - 16} -70 ${-width * 0.72} ${top - 10} 0 ${top - 12}` +
        `C${width * 0.72} ${top - 10} ${width + 16} -70 ${width + 6} 0Q${width - 4} -50 ${width * 0.8} -84` +
        `Q${width * 0.42} ${top + 12} 0 ${top + 26}Q${-width * 0.42} ${top + 12} ${-width * 0.8} -84Q${-width + 4} -50 ${-width - 6} 0z`;
      drawing.path(outline, front);
    },
    bald: () => {
      for (const side of SIDES) {
        const outline =
          `M${side * (width + 6)} 4C${side * (width + 14)} -40 ${side * (width + 4)} -74 ${side * width * 0.84} -82` +
          `Q${side * (width - 4)} -40 ${side * (width + 6)} 4z`;
        drawing.path(outline, tone(person.hair, side > 0 ? -0.15 : 0.05));
      }
    },
    hijab: () => drawScarf(bust),
    turban: () => drawTurban(bust),
  };
  shapes[style]();
}

function drawFrontCurls(bust: Bust): void {
  const { drawing, dice, person } = bust;
  const { width } = person.head;
  const { front, shine } = strands(bust);
  let outline = '';
  for (let curl = 0; curl < 24; curl++) {
    const angle = Math.PI * (1.04 + (curl / 23) * 0.92);
    outline += dot(Math.cos(angle) * width * 0.98, -42 + Math.sin(angle) * 78, dice.range(15, 23));
  }
  drawing.path(outline, front);
  let gleams = '';
  for (let curl = 0; curl < 26; curl++) {
    gleams += dot(dice.range(-width, width * 0.3), -dice.range(96, 160), dice.range(5, 9));
  }
  drawing.path(gleams, shine, { opacity: 0.2 });
}

function drawBraids({ drawing, person }: Bust, drawCap: () => void): void {
  const { width } = person.head;
  for (const side of SIDES) {
    for (let braid = 0; braid < 3; braid++) {
      const x = side * (width + 4 + braid * 15);
      const colour = tone(person.hair, (side < 0 ? 0.12 : -0.1) - braid * 0.06);
      for (let knot = 0; knot < 15; knot++) {
        const y = -30 + knot * 21;
        drawing.ellipse(x, y, 9, 13, colour, { transform: `rotate(${knot % 2 ? 18 : -18} ${Math.round(x)} ${y})` });
      }
    }
  }
  drawCap();
}
