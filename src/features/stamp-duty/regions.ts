import type { Region } from '../../domain/stamp-duty-bands';

interface RegionWords {
  name: string;
  /** Where its rates apply. */
  place: string;
  /** Where a home lies whose buyer chose it. */
  somewhere: string;
  tax: string;
  /** The surcharge on an additional property. */
  supplement: string;
  /** Who publishes its rates. */
  authority: string;
}

/** The names of each region's tax and of its authority. */
export const regionWords: Readonly<Record<Region, RegionWords>> = {
  england: {
    name: 'England',
    place: 'England and Northern Ireland',
    somewhere: 'England or Northern Ireland',
    tax: 'Stamp duty',
    supplement: 'Additional property',
    authority: 'GOV.UK',
  },
  scotland: {
    name: 'Scotland',
    place: 'Scotland',
    somewhere: 'Scotland',
    tax: 'Land and Buildings Transaction Tax',
    supplement: 'Additional Dwelling Supplement',
    authority: 'Revenue Scotland',
  },
  wales: {
    name: 'Wales',
    place: 'Wales',
    somewhere: 'Wales',
    tax: 'Land Transaction Tax',
    supplement: 'Additional property',
    authority: 'GOV.WALES',
  },
};
