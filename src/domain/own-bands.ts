import { readKey } from './page-keys';
import type { PageSubject } from './page-subject';
import { pick, readAmount, readRecord, withoutUnset } from './reading';
import { readStampDutyBands, regions, type Region, type StampDutyBands } from './stamp-duty-bands';

/** The bands of some regions. */
export type OwnBands = Readonly<Partial<Record<Region, StampDutyBands>>>;

const surcharges = 'stamp_duty_surcharges_from';

/** Pounds from which surcharges and the Welsh higher rates are charged: a setting, or a key of its own. */
export const surchargesFrom: PageSubject<number> = {
  names: [surcharges, 'theme_settings', 'theme_settings_defaults'],
  read(raw, report) {
    const within = (key: string) => readRecord(pick(raw, key)) ?? {};
    const set = readKey(within('theme_settings'), [surcharges], readAmount, (name) => report(`theme_settings.${name}`));
    const byTheme = () => readAmount(readRecord(pick(within('theme_settings_defaults'), surcharges))?.['default']);
    return set ?? readKey(raw, [surcharges], readAmount, report) ?? byTheme() ?? 0;
  },
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
