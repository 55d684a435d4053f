import { tone } from '../drawing/palette';
import type { Bust } from './bust';

interface Strands {
  front: string;
  back: string;
  shine: string;
}

/** The shades of a person’s hair. */
export function strands({ drawing, person: { hair } }: Bust): Strands {
  return {
    front: drawing.linear([tone(hair, 0.2), hair, tone(hair, -0.3)], 1, 0.6),
    back: drawing.linear([tone(hair, -0.12), tone(hair, -0.42)], 1, 0.4),
    shine: tone(hair, 0.34),
  };
}
