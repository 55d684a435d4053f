import { expect } from '@open-wc/testing';

import { askPosition } from '../../src/core/position';

describe('the position of the device', () => {
  it('sea-06 is unknown after a while where the browser says nothing, as when its prompt is closed', async () => {
    const { setTimeout } = globalThis;
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: () => {}, configurable: true });
    globalThis.setTimeout = ((run: () => void) => setTimeout(run, 20)) as typeof setTimeout;
    const asked = askPosition();
    globalThis.setTimeout = setTimeout;
    Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition');
    expect(await asked).to.equal('unknown');
  });
});
