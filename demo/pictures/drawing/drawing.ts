import { attributes, fine } from './look';
import type { Look } from './look';

/** A place on the sheet, in units of the drawing. */
export type Point = [x: number, y: number];

/** An upright rectangle on the sheet. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A colour with a texture that is drawn over it, such as brickwork. */
export interface Surface {
  colour: string;
  texture(drawing: Drawing, box: Box): void;
}

/** What a shape can be filled with: a colour, a gradient's reference or a surface. */
export type Fill = string | Surface;

/** A gradient's stop: a colour, or a colour with its opacity and place from 0 to 1. */
export type Stop = string | [colour: string, opacity?: number, place?: number];

const pointList = (points: readonly Point[]): string => points.map(([x, y]) => `${fine(x)},${fine(y)}`).join(' ');

/** Collects shapes and definitions, then prints one SVG document. */
export class Drawing {
  /** The shapes so far; a part can be drawn separately and pushed later. */
  body: string[] = [];
  readonly #definitions = new Map<string, { id: string; text: string }>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Registers a definition once per key and returns a reference to it. */
  define(key: string, make: (id: string) => string): string {
    let found = this.#definitions.get(key);
    if (!found) {
      const id = `d${this.#definitions.size}`;
      found = { id, text: make(id) };
      this.#definitions.set(key, found);
    }
    return `url(#${found.id})`;
  }

  /** A gradient along a line from the upper left; the end is given in parts of the shape's box. */
  linear(stops: Stop[], x2 = 0, y2 = 1): string {
    return this.#gradient('linear', stops, `x1="0" y1="0" x2="${x2}" y2="${y2}"`);
  }

  /** One colour that varies in opacity along a line from the upper left. */
  fade(colour: string, from: number, to: number, x2 = 0, y2 = 1): string {
    const stops: Stop[] = [
      [colour, from],
      [colour, to],
    ];
    return this.linear(stops, x2, y2);
  }

  /** A gradient from a centre outwards, in parts of the shape's box. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#gradient('radial', stops, `cx="${cx}" cy="${cy}" r="${r}"`);
  }

  add(text: string): this {
    this.body.push(text);
    return this;
  }

  rect(x: number, y: number, width: number, height: number, fill: Fill, look: Look = {}): this {
    if (x > this.width || x + width < 0 || y > this.height || y + height < 0) return this;
    const box = { x, y, width: Math.max(0, width), height: Math.max(0, height) };
    if (typeof fill === 'string') return this.#rectangle(box, fill, look);
    this.#rectangle(box, fill.colour, look);
    fill.texture(this, box);
    return this;
  }

  polygon(points: readonly Point[], fill: Fill, look: Look = {}): this {
    if (points.every(([x]) => x < -20) || points.every(([x]) => x > this.width + 20)) return this;
    if (typeof fill === 'string') return this.#polygon(points, fill, look);
    this.#polygon(points, fill.colour, look);
    return this.clipPolygon(points, () => fill.texture(this, bounds(points)));
  }

  line(points: readonly Point[], colour: string, width: number, look: Look = {}): this {
    return this.add(
      `<polyline points="${pointList(points)}" fill="none" stroke="${colour}" stroke-width="${fine(width)}"${attributes(look)}/>`,
    );
  }

  path(outline: string, fill: string, look: Look = {}): this {
    const short = outline.replace(/-?\d+\.\d{2,}(?:e-?\d+)?/g, (value) => String(fine(Number(value))));
    return this.add(`<path d="${short}" fill="${fill}"${attributes(look)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, look: Look = {}): this {
    const radii = `rx="${fine(Math.abs(rx))}" ry="${fine(Math.abs(ry))}"`;
    return this.add(`<ellipse cx="${fine(x)}" cy="${fine(y)}" ${radii} fill="${fill}"${attributes(look)}/>`);
  }

  /** Draws what `paint` draws, but only inside an outline. */
  clip(outline: string, paint: () => void): this {
    const url = this.define(`clip${this.#definitions.size}`, (id) => `<clipPath id="${id}">${outline}</clipPath>`);
    this.add(`<g clip-path="${url}">`);
    paint();
    return this.add('</g>');
  }

  /** Draws what `paint` draws, moved or turned as a whole. */
  group(transform: string, paint: () => void): this {
    this.add(`<g transform="${transform}">`);
    paint();
    return this.add('</g>');
  }

  clipPolygon(points: readonly Point[], paint: () => void): this {
    return this.clip(`<polygon points="${pointList(points)}"/>`, paint);
  }

  /** The whole document. `view` shows a part of the sheet; mirroring doubles a style's variants. */
  svg({ view, mirrored = false }: { view?: Box; mirrored?: boolean } = {}): string {
    const { x, y, width, height } = view ?? { x: 0, y: 0, width: this.width, height: this.height };
    const definitions = [...this.#definitions.values()].map(({ text }) => text).join('');
    const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`;
    const shapes = this.body.join('');
    const body = mirrored ? `<g transform="matrix(-1 0 0 1 ${this.width} 0)">${shapes}</g>` : shapes;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${body}</svg>`;
  }

  #rectangle({ x, y, width, height }: Box, fill: string, look: Look): this {
    const size = `x="${fine(x)}" y="${fine(y)}" width="${fine(width)}" height="${fine(height)}"`;
    return this.add(`<rect ${size} fill="${fill}"${attributes(look)}/>`);
  }

  #polygon(points: readonly Point[], fill: string, look: Look): this {
    return this.add(`<polygon points="${pointList(points)}" fill="${fill}"${attributes(look)}/>`);
  }

  #gradient(kind: 'linear' | 'radial', stops: Stop[], box: string): string {
    const list = stops
      .map((stop, index) => {
        const [colour, opacity = 1, place = index / (stops.length - 1)] = typeof stop === 'string' ? [stop] : stop;
        const faded = opacity < 1 ? ` stop-opacity="${opacity}"` : '';
        return `<stop offset="${fine(place * 100)}%" stop-color="${colour}"${faded}/>`;
      })
      .join('');
    return this.define(kind + box + list, (id) => `<${kind}Gradient id="${id}" ${box}>${list}</${kind}Gradient>`);
  }
}

/** The bounding box of some points. */
export function bounds(points: readonly Point[]): Box {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
