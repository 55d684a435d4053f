import { layFloor } from './floor';
import type { PlanFloor } from './plan';
import { wantBathroom, wantBedroom, wantEnsuite, wantKitchen, wantLiving } from './wanted';
import type { Metres } from './wanted';
import type { Column, Wanted } from './wish';

/** A house in a row: two floors, and an attic when it has more than three bedrooms. */
export function planTerrace(metres: Metres, bedrooms: number): PlanFloor[] {
  const width = metres(1.1, 1.35);
  const side = metres(3.3, 3.9);
  const front = metres(3.9, 4.6);
  const back = metres(3.2, 3.8);
  const landing = { name: 'LANDING', width, depth: back + 0.3 };
  const column = (rooms: Wanted[]): Column => ({ width: side, rooms });
  const cottage = bedrooms === 1;
  const dining: Wanted = { name: 'DINING ROOM', use: 'dining', depth: back };
  const sitting = wantLiving('SITTING ROOM', front, { bay: !cottage });
  const floors = [
    layFloor({
      name: 'GROUND FLOOR',
      hall: { name: 'HALL', width },
      right: column(cottage ? [sitting] : [dining, sitting]),
      rear: [wantKitchen('KITCHEN / BREAKFAST', metres(3.4, 4.2), { french: true })],
      entry: true,
      stairs: true,
    }),
  ];
  const study: Wanted = { name: 'STUDY', use: 'study', depth: 2.6, share: 0.54 };
  const rear = [
    wantBathroom(metres(2.7, 3.1), { share: 0.44 }),
    bedrooms > 2 ? wantBedroom(3, 2.8, { share: 0.56 }) : study,
  ];
  floors.push(
    layFloor(
      cottage
        ? {
            name: 'FIRST FLOOR',
            hall: { ...landing, depth: front },
            right: column([{ ...wantBedroom(1, front), name: 'BEDROOM' }]),
            rear: [wantBathroom(metres(2.5, 2.9))],
            stairs: true,
          }
        : {
            name: 'FIRST FLOOR',
            hall: landing,
            right: column([wantBedroom(2, back + 0.3)]),
            rear,
            front: [wantBedroom(1, front, { bay: true })],
            stairs: true,
          },
    ),
  );
  if (bedrooms > 3) {
    const shower: Wanted = { ...wantBathroom(metres(2, 2.4), { share: 0.45 }), name: 'SHOWER ROOM' };
    const store: Wanted = { name: 'STUDY', use: 'study', depth: 2.2, share: 0.55 };
    const attic = bedrooms > 4 ? [shower, wantBedroom(5, 2.6, { share: 0.55 })] : [shower, store];
    floors.push(
      layFloor({
        name: 'SECOND FLOOR',
        hall: { name: 'LANDING', width, depth: 3.1 },
        right: column([wantBedroom(4, metres(3.8, 4.4))]),
        rear: attic,
        stairs: true,
      }),
    );
  }
  return floors;
}

/** A narrow house on three floors, with its sitting room on the first. */
export function planTownhouse(metres: Metres, bedrooms: number): PlanFloor[] {
  const width = metres(1.15, 1.3);
  const side = metres(3.4, 3.8);
  const back = metres(3.2, 3.6);
  const front = metres(3.6, 4.2);
  const column = (...rooms: Wanted[]): Column => ({ width: side, rooms });
  const rear = metres(3.8, 4.4);
  const sitting = metres(4.2, 4.8);
  /** All floors are as deep as the first; the landing takes the depth its strips leave. */
  const total = back + sitting + 4.4;
  const utility: Wanted = { name: 'UTILITY', use: 'utility', depth: metres(1.7, 2) };
  const study: Wanted = { name: 'STUDY', use: 'study', depth: 2.4 };
  const ground: Wanted[] =
    bedrooms > 3 ? [study, wantBedroom(4, front)] : [{ name: 'GARAGE', use: 'garage', depth: front }];
  return [
    layFloor({
      name: 'GROUND FLOOR',
      hall: { name: 'HALL', width, depth: total - rear },
      right: column(utility, ...ground),
      rear: [wantKitchen('KITCHEN / DINING', rear, { french: true })],
      entry: true,
      stairs: true,
    }),
    layFloor({
      name: 'FIRST FLOOR',
      hall: { name: 'LANDING', width, depth: 4.4 },
      right: column({ ...wantBathroom(metres(1.9, 2.1)) }, bedrooms > 4 ? wantBedroom(5, 2.7) : study),
      rear: [wantBedroom(2, back)],
      front: [wantLiving('SITTING ROOM', sitting)],
      stairs: true,
    }),
    layFloor({
      name: 'SECOND FLOOR',
      hall: { name: 'LANDING', width, depth: total - back - front },
      right: column(
        { ...wantEnsuite(1.9), ensuite: false, name: 'SHOWER ROOM' },
        { name: 'DRESSING', use: 'study', depth: 1.8 },
      ),
      rear: [wantBedroom(3, back)],
      front: [wantBedroom(1, front)],
      stairs: true,
    }),
  ];
}
