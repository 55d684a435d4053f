import type { PageSubject } from './page-subject';
import { pick, readAmount } from './reading';
import { readStampDutyBands, regions, type Region, type StampDutyBands } from './stamp-duty-bands';

/** The bands of some regions. */
export type OwnBands = Readonly<Partial<Record<Region, StampDutyBands>>>;

/** Pounds from which surcharges and the Welsh higher rates are charged. */
export const surchargesFrom: PageSubject<number> = {
  names: ['stamp_duty_surcharges_from'],
  read(raw, report) {
    const given = pick(raw, 'stamp_duty_surcharges_from');
    const pounds = readAmount(given);
    if (given !== undefined && pounds === undefined) report('stamp_duty_surcharges_from');
    return pounds ?? 0;
  },
};

/** The page's own bands, for the regions it gives. */
export const ownBands: PageSubject<OwnBands> = {
  names: regions.map((region) => `stamp_duty_${region}`),
  read(raw, report) {
    const read = regions.flatMap((region) => {
      const key = `stamp_duty_${region}`;
      const given = pick(raw, key);
      const bands = readStampDutyBands(given, region);
      if (given !== undefined && !bands) report(key);
      return bands ? [[region, bands] as const] : [];
    });
    return Object.fromEntries(read);
  },
};
