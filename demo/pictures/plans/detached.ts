import type { Random } from '../drawing/random';
import { layFloor } from './floor';
import type { PlanFloor } from './plan';
import { wantBathroom, wantBedroom, wantEnsuite, wantKitchen, wantLiving } from './wanted';
import type { Metres } from './wanted';
import type { Column, Wanted } from './wish';

/** A detached house of two floors, or three when it has more than five bedrooms. */
export function planDetached(dice: Random, metres: Metres, bedrooms: number): PlanFloor[] {
  const leftWidth = metres(3.8, 4.6);
  const rightWidth = metres(3.7, 4.3);
  const hallWidth = metres(2, 2.4);
  const long = metres(3.7, 4.5);
  const short = metres(3.4, 4);
  const large = bedrooms > 4;
  const left = (rooms: Wanted[]): Column => ({ width: leftWidth, rooms });
  const right = (rooms: Wanted[]): Column => ({ width: rightWidth, rooms });
  const shared = { stairs: true, sideWindows: true };
  /** Both floors are deep enough for three bedrooms in a column. */
  const depth = long + short + (bedrooms > 4 ? 3.1 : 2);
  const landing = { name: 'LANDING', width: hallWidth, depth };
  const extra = large ? 1.6 : 0;
  const utility: Wanted = { name: 'UTILITY', use: 'utility', depth: metres(1.8, 2.2) };
  const dining: Wanted = dice.chance(0.7)
    ? { name: 'DINING ROOM', use: 'dining', depth: long - 0.2, bay: true }
    : { name: 'STUDY', use: 'study', depth: long - 0.2 };
  const floors = [
    layFloor({
      ...shared,
      name: 'GROUND FLOOR',
      hall: { name: 'HALL', width: hallWidth, depth },
      behindHall: utility,
      left: left([
        wantLiving('FAMILY ROOM', long, { french: true }),
        wantLiving('SITTING ROOM', short + extra, { bay: true }),
      ]),
      right: right([wantKitchen('KITCHEN / BREAKFAST', short + extra * 0.7, { french: true }), dining]),
      entry: true,
    }),
  ];
  const principal = [wantBedroom(1, long), wantEnsuite(metres(1.6, 1.9)), wantBedroom(2, short)];
  const others = [wantBedroom(3, short)];
  if (bedrooms > 4) others.push(wantBedroom(5, metres(2.7, 3.1)));
  others.push(bedrooms > 3 ? wantBedroom(4, long) : { name: 'STUDY', use: 'study', depth: long });
  const behindHall = wantBathroom(metres(2.2, 2.6));
  floors.push(
    layFloor({
      ...shared,
      name: 'FIRST FLOOR',
      hall: landing,
      behindHall,
      left: left(principal),
      right: right(others),
    }),
  );
  if (bedrooms > 5) {
    const shower: Wanted = { ...wantBathroom(metres(2, 2.3)), name: 'SHOWER ROOM' };
    const west = [wantBedroom(6, metres(4.2, 4.8))];
    if (bedrooms > 7) west.push(wantBedroom(8, metres(3.2, 3.6)));
    const east: Wanted[] = [
      bedrooms > 6 ? wantBedroom(7, metres(4, 4.6)) : { name: 'STUDY', use: 'study', depth: metres(4, 4.6) },
    ];
    const hall = { ...landing, depth: 4.4 };
    floors.push(
      layFloor({ ...shared, name: 'SECOND FLOOR', hall, behindHall: shower, left: left(west), right: right(east) }),
    );
  }
  return floors;
}
