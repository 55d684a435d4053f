import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { propertyRegion } from '../../src/domain/property-region';

const places: readonly (readonly [name: string, lat: number, lng: number, region: string])[] = [
  ['London', 51.507, -0.128, 'england'],
  ['Land’s End', 50.066, -5.715, 'england'],
  ['Weston-super-Mare', 51.346, -2.977, 'england'],
  ['Symonds Yat', 51.84, -2.643, 'england'],
  ['Welsh Newton', 51.858, -2.737, 'england'],
  ['Kington', 52.204, -3.03, 'england'],
  ['Oswestry', 52.86, -3.054, 'england'],
  ['Ellesmere', 52.907, -2.894, 'england'],
  ['Chester', 53.19, -2.89, 'england'],
  ['West Kirby', 53.373, -3.184, 'england'],
  ['Carlisle', 54.895, -2.934, 'england'],
  ['Bowness-on-Solway', 54.953, -3.215, 'england'],
  ['Kielder', 55.234, -2.58, 'england'],
  ['Berwick-upon-Tweed', 55.77, -2.005, 'england'],
  ['Belfast', 54.597, -5.93, 'england'],
  ['Rathlin Island', 55.29, -6.2, 'england'],
  ['Portaferry', 54.38, -5.55, 'england'],
  ['Whitchurch', 52.969, -2.682, 'england'],
  ['Newport', 51.588, -2.998, 'wales'],
  ['Chepstow', 51.642, -2.675, 'wales'],
  ['Penarth', 51.435, -3.174, 'wales'],
  ['Monmouth', 51.812, -2.716, 'wales'],
  ['Osbaston', 51.823, -2.717, 'wales'],
  ['Dixton', 51.821, -2.697, 'wales'],
  ['Pandy', 51.897, -2.966, 'wales'],
  ['Hay-on-Wye', 52.075, -3.126, 'wales'],
  ['Presteigne', 52.273, -3.006, 'wales'],
  ['Welshpool', 52.66, -3.147, 'wales'],
  ['Wrexham', 53.046, -2.993, 'wales'],
  ['Overton-on-Dee', 52.97, -2.935, 'wales'],
  ['Hanmer', 52.951, -2.813, 'wales'],
  ['Bettisfield', 52.921, -2.788, 'wales'],
  ['Amlwch', 53.41, -4.345, 'wales'],
  ['Gretna', 54.996, -3.066, 'scotland'],
  ['Stranraer', 54.903, -5.026, 'scotland'],
  ['Southerness', 54.876, -3.594, 'scotland'],
  ['Newcastleton', 55.178, -2.811, 'scotland'],
  ['Camptown', 55.405, -2.45, 'scotland'],
  ['Town Yetholm', 55.547, -2.282, 'scotland'],
  ['Kelso', 55.598, -2.433, 'scotland'],
  ['Coldstream', 55.652, -2.254, 'scotland'],
  ['Foulden', 55.79, -2.11, 'scotland'],
  ['Campbeltown', 55.425, -5.607, 'scotland'],
  ['Southend, Kintyre', 55.315, -5.638, 'scotland'],
  ['Edinburgh', 55.953, -3.188, 'scotland'],
  ['Lerwick', 60.155, -1.145, 'scotland'],
];

describe('the region of a property', () => {
  for (const [name, lat, lng, region] of places) {
    it(`TAX-01 ${name} lies in ${region}`, () => assert.equal(propertyRegion({ lat, lng }), region));
  }

  it('TAX-01 is unknown without coordinates', () => {
    assert.equal(propertyRegion({}), undefined);
    assert.equal(propertyRegion({ lat: 51 }), undefined);
  });
});
