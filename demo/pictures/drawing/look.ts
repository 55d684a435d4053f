/** How a shape is painted besides its fill: SVG's presentation attributes in camel case. */
export interface Look {
  opacity?: number | string;
  fillOpacity?: number | string;
  fillRule?: 'evenodd';
  stroke?: string;
  strokeWidth?: number | string;
  strokeLinecap?: 'round' | 'butt';
  strokeLinejoin?: 'round' | 'miter';
  strokeDasharray?: string;
  strokeDashoffset?: number;
  rx?: number | string;
  transform?: string;
}

/** Rounds to one decimal, which is finer than any screen shows. */
export const fine = (value: number): number => Math.round(value * 10) / 10;

const attributeNames: Record<string, string> = { rx: 'rx', transform: 'transform' };

function attributeName(name: string): string {
  return (attributeNames[name] ??= name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** Plain `opacity` makes the renderer composite each shape as a group; on single shapes this looks the same, faster. */
export function attributes(look: Look): string {
  let text = '';
  for (const [name, value] of Object.entries(look) as [string, string | number | undefined][]) {
    if (value === undefined) continue;
    if (name === 'opacity') text += ` fill-opacity="${value}" stroke-opacity="${value}"`;
    else text += ` ${attributeName(name)}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`;
  }
  return text;
}
