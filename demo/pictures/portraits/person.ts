import { mix } from '../drawing/palette';
import { random } from '../drawing/random';
import type { Random } from '../drawing/random';

const skins = ['#f6d9c4', '#f1cbb0', '#e6b594', '#d6a07c', '#c68a63', '#a86f4c', '#8a573b', '#74492f', '#653f2e'];
const black = ['#2a211f', '#1f1b1d'];
const dark = ['#2a211f', '#3d2b24', '#1f1b1d', '#5b3d2b'];
const everyHair = [...dark, '#7b5436', '#a67a48', '#c9a269', '#8d4a2f', '#b5683c', '#d9bb85'];

/** What is worn. */
type Wear = 'blazer' | 'jumper' | 'shirt' | 'roll' | 'blouse' | 'cardigan' | 'waistcoat';

/** How hair or headwear is worn. */
export type HairStyle =
  | 'bob'
  | 'lob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'ponytail'
  | 'pixie'
  | 'curly'
  | 'crop'
  | 'hijab'
  | 'braids'
  | 'short'
  | 'quiff'
  | 'swept'
  | 'buzz'
  | 'receding'
  | 'bald'
  | 'turban';

/** The shape of a head, in units of the drawing around its middle. */
interface HeadShape {
  /** Half of its width. */
  width: number;
  /** How wide the jaw is, as a part of the head. */
  jaw: number;
  /** How long the head is, as a part of the usual length. */
  length: number;
  /** How square the chin is, from 0 to 1. */
  chin: number;
}

/** One invented person. */
export interface Person {
  feminine: boolean;
  age: 'young' | 'middle' | 'older';
  skin: string;
  /** Whether the skin is deep, which changes how it is shaded. */
  deep: boolean;
  /** From 0, the fairest, to 8. */
  complexion: number;
  hair: string;
  style: HairStyle;
  beard: 'stubble' | 'full' | 'short' | 'moustache' | null;
  glasses: boolean;
  wear: Wear;
  head: HeadShape;
}

/** The person a portrait shows; the same seed is always the same person. */
export function portraitPerson(seed: number): Person {
  const dice = random(`person/${seed}`);
  const complexion = Number(
    dice.weighted({ '0': 16, '1': 18, '2': 14, '3': 11, '4': 10, '5': 10, '6': 8, '7': 7, '8': 6 }),
  );
  const feminine = dice.chance(0.52);
  const age = dice.weighted({ young: 36, middle: 40, older: 24 });
  const style = chooseStyle(dice, feminine, age, complexion);
  return {
    feminine,
    age,
    complexion,
    skin: skins[complexion] ?? '#e6b594',
    deep: complexion > 4,
    hair: chooseHair(dice, age, complexion),
    style,
    beard: feminine ? null : chooseBeard(dice, style),
    glasses: dice.chance(age === 'older' ? 0.5 : 0.27),
    wear: dice.weighted({
      blazer: 36,
      jumper: 18,
      shirt: 16,
      roll: 9,
      cardigan: 10,
      blouse: feminine ? 20 : 0,
      waistcoat: feminine ? 0 : 9,
    }),
    head: {
      width: (feminine ? 86 : 92) * dice.range(0.92, 1.07),
      jaw: feminine ? dice.range(0.54, 0.74) : dice.range(0.66, 0.92),
      length: dice.range(0.94, 1.08),
      chin: feminine ? dice.range(0, 0.5) : dice.range(0.1, 1),
    },
  };
}

function chooseHair(dice: Random, age: Person['age'], complexion: number): string {
  const hair = dice.pick(complexion > 4 ? black : complexion > 2 ? dark : everyHair);
  if (age === 'older') return mix(hair, '#d9d6d1', dice.range(0.55, 0.92));
  return age === 'middle' && dice.chance(0.3) ? mix(hair, '#b9b5b0', 0.35) : hair;
}

function chooseStyle(dice: Random, feminine: boolean, age: Person['age'], complexion: number): HairStyle {
  const deep = complexion > 4;
  if (feminine) {
    return dice.weighted<HairStyle>({
      bob: 16,
      lob: 14,
      long: deep ? 8 : 15,
      wavy: 15,
      bun: 12,
      ponytail: 12,
      pixie: age === 'young' ? 5 : 11,
      curly: deep ? 26 : 8,
      crop: deep ? 10 : 3,
      hijab: complexion > 1 && complexion < 7 ? 8 : 0,
      braids: deep ? 18 : 0,
    });
  }
  return dice.weighted<HairStyle>({
    short: 24,
    quiff: age === 'older' ? 6 : 16,
    swept: 16,
    crop: deep ? 26 : 10,
    buzz: deep ? 20 : 9,
    curly: deep ? 12 : 10,
    receding: age === 'young' ? 0 : 14,
    bald: age === 'young' ? 3 : 12,
    turban: complexion > 2 && complexion < 6 ? 9 : 0,
  });
}

function chooseBeard(dice: Random, style: HairStyle): Person['beard'] {
  if (style === 'turban') return 'full';
  return dice.chance(0.46) ? dice.pick(['stubble', 'stubble', 'full', 'short', 'short', 'moustache']) : null;
}
