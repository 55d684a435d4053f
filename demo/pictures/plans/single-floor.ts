import type { Random } from '../drawing/random';
import { layFloor } from './floor';
import type { PlanFloor } from './plan';
import { wantBathroom, wantBedroom, wantEnsuite, wantKitchen, wantLiving } from './wanted';
import type { Metres } from './wanted';
import type { Column, Wanted } from './wish';

/** A flat on one floor; a studio without bedrooms. */
export function planFlat(dice: Random, metres: Metres, bedrooms: number): PlanFloor[] {
  const hall = { name: 'HALL', width: metres(1.2, 1.5) };
  const shared = { name: 'FLAT', hall, entry: true, sideWindows: dice.chance(0.5) };
  if (bedrooms === 0) {
    const room: Wanted = { name: 'STUDIO ROOM', use: 'bedroom', depth: metres(4.6, 5.4) };
    const small: Wanted[] = [wantKitchen('KITCHEN', metres(2.4, 2.9)), { ...wantBathroom(1.9), name: 'SHOWER ROOM' }];
    const right = { width: metres(2.5, 2.9), rooms: small };
    return [layFloor({ ...shared, left: { width: metres(4.1, 4.8), rooms: [room] }, right })];
  }
  const left: Column = {
    width: metres(4.2, 5),
    rooms: [wantKitchen('KITCHEN', metres(2.4, 2.9)), wantLiving('RECEPTION ROOM', metres(3.9, 4.8))],
  };
  const right: Column = {
    width: metres(3.3, 3.9),
    rooms: [wantBedroom(1, metres(3.6, 4.2)), wantBathroom(metres(1.9, 2.2))],
  };
  if (bedrooms === 1) right.rooms[0] = { ...wantBedroom(1, metres(3.8, 4.4)), name: 'BEDROOM' };
  if (bedrooms > 1) right.rooms.push(wantBedroom(2, metres(2.9, 3.4)));
  if (bedrooms > 2) left.rooms.push(wantBedroom(3, metres(3, 3.4)));
  if (bedrooms > 3) {
    right.rooms.splice(1, 0, wantEnsuite(1.7));
    right.rooms.push(wantBedroom(4, metres(2.7, 3)));
  }
  return [layFloor({ ...shared, left, right })];
}

/** A bungalow with its bedrooms along one side. */
export function planBungalow(metres: Metres, bedrooms: number): PlanFloor[] {
  const left: Column = {
    width: metres(4.2, 5),
    rooms: [
      wantKitchen('KITCHEN / BREAKFAST', metres(3.4, 4.2), { french: true }),
      wantLiving('SITTING ROOM', metres(4.6, 5.4), { bay: true }),
    ],
  };
  const right: Column = {
    width: metres(3.4, 4),
    rooms: [wantBedroom(1, metres(3.7, 4.3)), wantBathroom(metres(2, 2.3))],
  };
  if (bedrooms > 1) right.rooms.push(wantBedroom(2, metres(3.1, 3.6)));
  if (bedrooms > 2) left.rooms.push(wantBedroom(3, metres(2.9, 3.3)));
  if (bedrooms > 3) {
    right.rooms.splice(1, 0, wantEnsuite(1.7));
    right.rooms.push(wantBedroom(4, metres(2.7, 3)));
  }
  const hall = { name: 'HALL', width: metres(1.5, 1.9) };
  return [layFloor({ name: 'GROUND FLOOR', hall, left, right, entry: true, sideWindows: true })];
}

/** Premises to work in. */
export function planOffice(metres: Metres): PlanFloor[] {
  const left: Column = {
    width: metres(5.5, 7.5),
    rooms: [
      { name: 'OFFICE', use: 'office', depth: metres(4.5, 6) },
      { name: 'MAIN ROOM', use: 'office', depth: metres(6, 8) },
    ],
  };
  const right: Column = {
    width: metres(3, 3.6),
    rooms: [
      { name: 'KITCHEN', use: 'kitchen', depth: metres(2.6, 3.2) },
      { name: 'CLOAKROOM', use: 'utility', depth: metres(1.9, 2.2) },
      { name: 'MEETING ROOM', use: 'dining', depth: metres(4, 5) },
    ],
  };
  const hall = { name: 'HALL', width: metres(1.4, 1.8) };
  return [layFloor({ name: 'GROUND FLOOR', hall, left, right, entry: true })];
}
