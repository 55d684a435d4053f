import { readKey } from './page-keys';
import type { PageSubject } from './page-subject';
import { readAmount, withoutUnset } from './reading';
import { readStampDutyBands, regions, type Region, type StampDutyBands } from './stamp-duty-bands';

/** The bands of some regions. */
export type OwnBands = Readonly<Partial<Record<Region, StampDutyBands>>>;

/** Pounds from which surcharges and the Welsh higher rates are charged. */
export const surchargesFrom: PageSubject<number> = {
  names: ['stamp_duty_surcharges_from'],
  read: (raw, report) => readKey(raw, ['stamp_duty_surcharges_from'], readAmount, report) ?? 0,
};

const nameFor = (region: Region) => `stamp_duty_${region}`;

/** The page's own bands, for the regions it gives. */
export const ownBands: PageSubject<OwnBands> = {
  names: regions.map(nameFor),
  read(raw, report) {
    const bandsIn = (region: Region) =>
      readKey(raw, [nameFor(region)], (given) => readStampDutyBands(given, region), report);
    return withoutUnset(Object.fromEntries(regions.map((region) => [region, bandsIn(region)])));
  },
};
