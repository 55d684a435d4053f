import type { Drawing } from '../drawing/drawing';
import type { PlanRoom, RoomUse } from './plan';

const LINE = '#b4ab9b';
const WHITE = '#ffffff';

/** Converts metres of a floor to the sheet. */
export interface Sheet {
  drawing: Drawing;
  /** Pixels per metre. */
  scale: number;
  x(metres: number): number;
  y(metres: number): number;
}

type Box = (x: number, y: number, width: number, depth: number, fill?: string, corner?: number) => void;

/** Whether a bedroom is large enough for a double bed with space around it. */
export const fitsBed = ({ width, depth }: PlanRoom): boolean => width > 2.6 && depth > 2.6;

/** Draws a room's furniture as symbols. */
export function furnish(sheet: Sheet, room: PlanRoom): void {
  const { drawing, scale } = sheet;
  const box: Box = (x, y, width, depth, fill = WHITE, corner = 0.04) => {
    const look = { stroke: LINE, strokeWidth: 1.3, rx: corner * scale };
    drawing.rect(sheet.x(x), sheet.y(y), width * scale, depth * scale, fill, look);
  };
  furnishings[room.use]?.(room, box, sheet);
}

type Furnishing = (room: PlanRoom, box: Box, sheet: Sheet) => void;

const furnishings: Partial<Record<RoomUse, Furnishing>> = {
  bedroom(room, box) {
    if (!fitsBed(room)) return;
    const { x, y, width, depth } = room;
    const wide = Math.min(1.6, width * 0.5, depth * 0.45);
    const onLeft = x < 0.1;
    const left = onLeft ? x + 0.12 : x + width - 2.12;
    const top = y + depth - wide - 0.2;
    box(left, top, 2, wide, WHITE, 0.08);
    for (const at of [0.1, wide / 2 + 0.04]) {
      box(onLeft ? left + 0.08 : left + 1.52, top + at, 0.4, wide / 2 - 0.14, '#f3eee3', 0.1);
    }
  },
  bathroom({ x, y, width, depth, name }, box, { drawing, scale, ...sheet }) {
    const far = x > 0.1;
    const basin = (at: number): void => {
      const look = { stroke: LINE, strokeWidth: 1.3 };
      drawing.ellipse(sheet.x(at), sheet.y(y + 0.32), 0.2 * scale, 0.25 * scale, WHITE, look);
    };
    const shower = name === 'SHOWER ROOM' || name === 'ENSUITE';
    const size = Math.min(0.9, depth - 0.1);
    if (shower) box(far ? x + width - size - 0.04 : x + 0.04, y + 0.05, size, size, '#eef3f3', 0.05);
    else box(far ? x + width - 0.77 : x + 0.05, y + 0.05, 0.72, Math.min(1.7, depth - 0.2), WHITE, 0.2);
    basin(far ? x + width - 1.35 : x + width - 0.4);
    if (depth > 1.9) box(far ? x + width * 0.4 : x + width - 0.5, y + depth - 0.6, 0.42, 0.5, WHITE, 0.15);
  },
  kitchen({ x, y, width, depth }, box, { drawing, scale, ...sheet }) {
    box(x + 0.03, y + 0.03, 0.6, depth - 1.3, '#fffdf8', 0);
    box(x + 0.03, y + 0.03, width * 0.32, 0.6, '#fffdf8', 0);
    box(x + 0.12, y + depth * 0.3, 0.42, 0.6, '#eee8dc', 0.08);
    for (const across of [0.8, 1.05]) {
      for (const down of [0.2, 0.45]) {
        const look = { stroke: LINE };
        drawing.ellipse(sheet.x(x + across), sheet.y(y + down), 0.08 * scale, 0.08 * scale, 'none', look);
      }
    }
  },
  living({ x, y, width, depth }, box) {
    if (depth <= 3.2) return;
    const left = x < 0.1 ? x + 0.12 : x + width - 0.97;
    box(left, y + depth * 0.12, 0.85, 1, WHITE, 0.12);
    box(left, y + depth * 0.64, 0.85, Math.min(1.25, depth * 0.3), WHITE, 0.12);
  },
  dining({ x, y, width, depth }, box) {
    const middle = x + width / 2;
    const top = y + depth * 0.2;
    box(middle - 0.75, top - 0.28, 1.5, 0.62);
    for (const at of [-0.55, 0, 0.4]) box(middle + at - 0.05, top - 0.55, 0.34, 0.24, WHITE, 0.1);
  },
  utility({ x, y, width }, box) {
    if (width < 1.5) return;
    for (const at of [0.04, 0.68]) box(x + at, y + 0.04, 0.6, 0.55, WHITE, 0.05);
  },
};
