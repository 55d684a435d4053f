import { expect } from '@open-wc/testing';

import { crowdPins, type PinHome } from '../../src/features/search-map/crowd-pins';

const home = (key: string, more: Partial<PinHome> = {}): PinHome => ({
  key,
  text: '£300k',
  name: `£300,000, ${key}`,
  point: [51, -2],
  ...more,
});
/** The kinds of homes at these places in pixels, each by itself. */
const kindsAt = (...placed: readonly [home: PinHome, x: number, y: number][]) =>
  crowdPins(
    placed.map(([home]) => home),
    placed.map(([{ key, point }]) => ({ key, keys: [key], point, opensAt: 0 })),
    placed.map(([, x, y]) => ({ x, y })),
  ).map(({ kind }) => kind);

describe('pins that crowd', () => {
  it('map-02 keep their prices where there is room, beside and below each other', () => {
    expect(kindsAt([home('a'), 0, 0], [home('b'), 80, 0], [home('c'), 0, 31])).to.deep.equal(['home', 'home', 'home']);
  });

  it('map-02 become dots where their prices would overlap, also across the rows in which neighbours are looked for', () => {
    expect(kindsAt([home('a'), 0, 29], [home('b'), 40, 31])).to.deep.equal(['home', 'dot']);
  });

  it('map-02 keep the price of a saved home before others, and always that of the chosen one', () => {
    const saved = home('b', { isSaved: true });
    const chosen = home('c', { isChosen: true });
    expect(kindsAt([home('a'), 0, 0], [saved, 20, 0])).to.deep.equal(['dot', 'home']);
    expect(kindsAt([home('a'), 0, 0], [saved, 20, 0], [chosen, 40, 0])).to.deep.equal(['dot', 'dot', 'home']);
    const pointedAt = home('d', { isChosen: true });
    expect(kindsAt([chosen, 0, 0], [pointedAt, 20, 0]), 'one open and one pointed at').to.deep.equal(['home', 'home']);
  });

  it('map-02 make room for a group', () => {
    const [a, b, c] = [home('a'), home('b', { isSeen: true }), home('c', { isSeen: true, isChosen: true })];
    const [alone, group] = crowdPins(
      [a, b, c],
      [
        { key: 'a', keys: ['a'], point: a.point, opensAt: 0 },
        { key: 'cluster 1', keys: ['b', 'c'], point: b.point, opensAt: 14 },
      ],
      [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
    );
    expect(alone!.kind).to.equal('dot');
    expect(group).to.include({ kind: 'group', text: '2', isSeen: true, isChosen: true });
  });
});
