import type { Region } from '../../domain/stamp-duty-bands';

interface RegionWords {
  name: string;
  /** Where its rates hold. */
  place: string;
  tax: string;
  /** What an additional property pays on top. */
  supplement: string;
  /** Who publishes its rates. */
  authority: string;
}

/** What the tax of each region is called, and by whom. */
export const regionWords: Readonly<Record<Region, RegionWords>> = {
  england: {
    name: 'England',
    place: 'England and Northern Ireland',
    tax: 'Stamp duty',
    supplement: 'Additional property',
    authority: 'GOV.UK',
  },
  scotland: {
    name: 'Scotland',
    place: 'Scotland',
    tax: 'Land and Buildings Transaction Tax',
    supplement: 'Additional Dwelling Supplement',
    authority: 'Revenue Scotland',
  },
  wales: {
    name: 'Wales',
    place: 'Wales',
    tax: 'Land Transaction Tax',
    supplement: 'Additional property',
    authority: 'GOV.WALES',
  },
};
