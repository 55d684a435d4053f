import { tone } from '../drawing/palette';
import { dot } from '../outdoors/foliage';
import { SIDES } from './bust';
import type { Bust } from './bust';
import { scarf } from './headwear';
import type { HairStyle } from './person';
import { strands } from './strands';

/** Hair that falls behind the head and shoulders; drawn first. */
export function drawHairBehind(bust: Bust): void {
  const { drawing, dice, person, top, cloth } = bust;
  const { width } = person.head;
  const { back, front } = strands(bust);
  const fall = (foot: number, flare: number, inner: number): string =>
    `M${-width - flare} ${foot}C${-width - flare - 14} ${foot * 0.3 - 40} ${-width - flare} ${top - 25} 0 ${top - 25}` +
    `C${width + flare} ${top - 25} ${width + flare + 14} ${foot * 0.3 - 40} ${width + flare} ${foot}` +
    `Q${width} ${foot + 22} ${width - inner} ${foot}H${-width + inner}Q${-width} ${foot + 22} ${-width - flare} ${foot}z`;
  const shapes: Partial<Record<HairStyle, () => void>> = {
    bob: () => drawing.path(fall(dice.range(80, 104), 24, 32), back),
    lob: () => drawing.path(fall(dice.range(140, 175), 26, 30), back),
    long: () => drawing.path(fall(dice.range(240, 300), 36, 30), back),
    braids: () => drawing.path(fall(285, 36, 30), back),
    wavy: () => drawing.path(waves(width, dice.int(4, 6)), back),
    bun: () => drawing.ellipse(dice.pick([8, -10, 0]), top - 34, dice.range(40, 52), dice.range(36, 46), front),
    ponytail: () => {
      const side = dice.pick(SIDES);
      const tail =
        `M${side * 30} ${top + 10}C${side * (width + 70)} ${top + 10} ${side * (width + 74)} 90 ${side * (width + 22)} 210` +
        `Q${side * (width + 4)} 120 ${side * (width - 10)} 10z`;
      drawing.path(tail, back);
    },
    curly: () => drawing.path(curls(bust), back),
    hijab: () => {
      const veil =
        `M${-width - 34} 210C${-width - 60} -40 ${-width - 10} ${top - 40} 0 ${top - 40}` +
        `C${width + 10} ${top - 40} ${width + 60} -40 ${width + 34} 210z`;
      drawing.path(veil, tone(scarf(cloth), -0.2));
    },
  };
  shapes[person.style]?.();
}

function waves(width: number, length: number): string {
  let outline = '';
  for (let lock = 0; lock < 15; lock++) {
    const angle = Math.PI * (0.82 + (lock / 14) * 1.36);
    outline += dot(Math.cos(angle) * (width + 18), -20 + Math.sin(angle) * 120, 36);
  }
  for (let lock = 0; lock < length; lock++) {
    for (const side of SIDES) outline += dot(side * (width + 10 + (lock % 2) * 16), lock * 36, 36);
  }
  return outline;
}

function curls({ dice, person }: Bust): string {
  const { width } = person.head;
  const volume = dice.range(0.92, 1.1);
  let outline = dot(0, -70, 110 * volume);
  for (let curl = 0; curl < 46; curl++) {
    const angle = Math.PI * (0.9 + (curl / 45) * 1.2);
    const reach = dice.range(0.96, 1.16) * volume;
    outline += dot(Math.cos(angle) * (width + 24) * reach, -48 + Math.sin(angle) * 104 * reach, dice.range(20, 34));
  }
  return outline;
}
