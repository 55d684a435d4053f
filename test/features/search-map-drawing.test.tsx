import { expect } from '@open-wc/testing';

import '../../elements/search-map';
import { store } from '../../src/core/store';
import { decodePolygon, polygonFault } from '../../src/domain/polygon';
import { searchAtom } from '../../src/state/search';
import { sendMouse } from '@web/test-runner-commands';
import { clickAt, inFront, press } from '../support/keyboard';
import { asked } from '../support/network';
import { drawn, seen, until } from '../support/page';
import { pause } from '../support/watch';
import {
  arrived,
  at,
  bath,
  button,
  canvas,
  corners,
  everywhere,
  live,
  openMap,
  point,
  pressButton,
  pressByKey,
  searched,
  square,
  surround,
  tap,
  triangle,
} from './search-map';

describe('the map of a search, where an area is drawn', () => {
  surround();

  it('pol-01 SRC-18 takes presses as points and searches within them', async () => {
    const host = await begin();
    await tap(host, ...square);
    expect(corners(host).length).to.equal(4);
    await until(() => /homes? in this area so far/.test(host.textContent ?? ''));
    await search(host);
    expect(drawnArea()!.length).to.equal(4);
    expect(location.href).to.include('poly-');
    expect(store.get(searchAtom).placeId).to.equal(undefined);
    await arrived();
    const request = (await asked('/search.ljson')).at(-1)!;
    expect(decodeURIComponent(request.query)).to.include('poly-').and.not.include('view-');
    expect(button(host, 'Edit the area')).not.to.equal(undefined);
    await expect(host).to.be.accessible();
  });

  it('pol-01 never counts the homes from before as those of the area, and announces only what it finds', async () => {
    const host = await begin(everywhere);
    await tap(host, ...square);
    const count = host.querySelector('.agency-map-count [role="status"]')!;
    expect(count.textContent).to.include('Zoom in');
    const news: { shown: string | null; isSilent: boolean }[] = [];
    const hear = new MutationObserver(() =>
      news.push({ shown: count.textContent, isSilent: count.firstElementChild?.ariaHidden === 'true' }),
    );
    hear.observe(count, { characterData: true, childList: true, subtree: true });
    await search(host);
    await searched();
    hear.disconnect();
    expect(news[0]).to.deep.equal({ shown: 'Looking for homes…', isSilent: true });
    expect(news.at(-1)!.isSilent).to.equal(false);
  });

  it('has the colours that the site gives it', async () => {
    const page = { polygon_color: '#aa0011', polygon_fill_color: '#0011aa' };
    const host = await openMap(bath, { page });
    await pressButton(host, 'Draw an area');
    await tap(host, ...triangle);
    await until(() => host.querySelector('path.leaflet-line'));
    expect(getComputedStyle(host.querySelector('path.leaflet-line')!).stroke).to.equal('rgb(170, 0, 17)');
    await pressButton(host, 'Cancel');
  });

  it('pol-01 takes a line drawn in one go as the whole area', async () => {
    const host = await begin();
    point(canvas(host), 'pointerdown', at(host, 700, 300));
    for (let step = 1; step <= 60; step += 1) {
      const angle = (step / 60) * 2 * Math.PI;
      point(canvas(host), 'pointermove', at(host, 550 + 150 * Math.cos(angle), 300 + 150 * Math.sin(angle)));
    }
    point(canvas(host), 'pointerup', at(host, 700, 300));
    await until(drawnArea);
    expect(drawnArea()!.length).to.be.within(10, 100);
    expect(polygonFault(drawnArea()!)).to.equal(undefined);
  });

  it('pol-02 g-14 brings a point of the line into view when a key reaches it', async () => {
    const host = await begin();
    await press('Enter');
    const isOutside = () => {
      const [map, point] = [canvas(host), corners(host)[0]!].map((each) => each.getBoundingClientRect());
      return point!.right < map!.left;
    };
    for (let steps = 0; steps < 8 && !isOutside(); steps += 1) {
      await press('Shift+ArrowRight');
      await pause(400);
    }
    expect(isOutside()).to.equal(true);
    corners(host)[0]!.focus();
    await until(() => !isOutside());
  });

  it('pol-02 is done with keys alone, and says so', async () => {
    const host = await begin();
    expect(document.activeElement).to.equal(canvas(host));
    await press('Enter');
    expect(live(host.parentElement!)).to.include('Point 1 added; 1 of at least 3.');
    const far = async (key: string) => {
      const before = corners(host)[0]!.getBoundingClientRect();
      await press(`Shift+${key}`);
      await until(() => {
        const now = corners(host)[0]!.getBoundingClientRect();
        return Math.hypot(now.left - before.left, now.top - before.top) > 200;
      });
    };
    await far('ArrowRight');
    await press('Enter');
    await far('ArrowDown');
    await press('Enter');
    expect(live(host)).to.include('Point 3 added; 3 points.');
    corners(host)[0]!.focus();
    await press('Shift+ArrowUp');
    expect(live(host)).to.include('Point 1 moved.');
    await press('Control+z');
    expect(live(host)).to.include('The last step was undone.');
    await press('Delete');
    expect(corners(host).length).to.equal(2);
    await press('Control+z');
    expect(corners(host).length).to.equal(3);
    await pressByKey(host, 'Search this area');
    await until(drawnArea);
    expect(drawnArea()!.length).to.equal(3);
  });

  it('pol-01 asks before Escape loses more than three points', async () => {
    const host = await begin();
    await tap(host, ...square);
    canvas(host).focus();
    await press('Escape');
    expect(document.querySelector('dialog')!.textContent).to.include('4 points would be lost');
    await pressButton(document.body, 'Keep drawing');
    expect(corners(host).length).to.equal(4);
    canvas(host).focus();
    await press('Escape');
    await pressButton(document.body, 'Discard');
    expect(corners(host).length).to.equal(0);
    expect(button(host, 'Draw an area')).not.to.equal(undefined);
  });

  it('pol-01 shows no line that Escape ended once drawing goes on', async () => {
    const host = await begin();
    await tap(host, ...square);
    const before = linesOf(host);
    canvas(host).focus();
    point(canvas(host), 'pointerdown', at(host, 300, 300));
    point(canvas(host), 'pointermove', at(host, 350, 360));
    expect(linesOf(host)).to.not.equal(before);
    await press('Escape');
    await pressButton(document.body, 'Keep drawing');
    expect(linesOf(host)).to.equal(before);
  });

  it('pol-01 g-14 goes on to the button that begins a drawing when one is given up', async () => {
    const host = await begin();
    await pressByKey(host, 'Cancel');
    expect(document.activeElement, 'at once').to.equal(button(host, 'Draw an area'));
    await press('Enter');
    await tap(host, ...square);
    await pressByKey(host, 'Cancel');
    await pressByKey(document.body, 'Discard');
    expect(document.activeElement, 'when asked').to.equal(button(host, 'Draw an area'));
  });

  it('g-14 keeps the focus on the button that takes back the last point', async () => {
    const host = await begin();
    await press('Enter');
    await pressByKey(host, 'Undo');
    await seen();
    expect(corners(host).length).to.equal(0);
    expect(document.activeElement).to.equal(button(host, 'Undo'));
    expect(button(host, 'Undo').ariaDisabled).to.equal('true');
  });

  it('pol-04 refuses an area that crosses itself, in words', async () => {
    const host = await begin();
    await tap(host, [400, 200], [800, 480], [800, 200], [400, 480]);
    await pressButton(host, 'Search this area');
    expect(live(host)).to.include('The line crosses itself.');
    expect(drawnArea()).to.equal(undefined);
  });

  it('pol-02 pol-04 says the same again when the same is tried again', async () => {
    const host = await begin();
    await tap(host, ...triangle.slice(0, 2));
    const said: string[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await pressButton(host, 'Search this area');
      said.push(live(host));
    }
    expect(said[0]).to.include('three points');
    expect([said[1] !== said[0], said[2] !== said[1]]).to.deep.equal([true, true]);
  });

  it('pol-01 pol-06 shows the area as it was when a second finger ends a line, or the browser the drag of a corner', async () => {
    const host = await begin();
    await tap(host, ...triangle);
    const before = linesOf(host);
    point(canvas(host), 'pointerdown', at(host, 300, 300));
    point(canvas(host), 'pointermove', at(host, 350, 360));
    expect(linesOf(host)).to.not.equal(before);
    point(canvas(host), 'pointerdown', at(host, 500, 300), { isPrimary: false, pointerId: 2 });
    expect(linesOf(host), 'a second finger').to.equal(before);
    point(canvas(host), 'pointerdown', at(host, 300, 300));
    point(canvas(host), 'pointermove', at(host, 350, 360));
    point(canvas(host), 'pointercancel', at(host, 350, 360));
    expect(linesOf(host), 'a line that the browser ends').to.equal(before);
    const corner = corners(host)[0]!;
    corner.setPointerCapture = () => {};
    point(corner, 'pointerdown', at(host, 400, 200));
    point(corner, 'pointermove', at(host, 450, 260));
    expect(linesOf(host)).to.not.equal(before);
    point(corner, 'pointercancel', at(host, 450, 260));
    expect(linesOf(host), 'a corner').to.equal(before);
  });

  it('pol-06 moves a corner that is dragged; its handle is large enough for a finger', async () => {
    const host = await begin();
    await tap(host, ...triangle);
    const corner = corners(host)[0]!;
    const before = corner.getBoundingClientRect();
    expect([before.width, before.height]).to.deep.equal([44, 44]);
    corner.setPointerCapture = () => {};
    point(corner, 'pointerdown', at(host, 400, 200));
    point(corner, 'pointermove', at(host, 450, 260));
    point(corner, 'pointerup', at(host, 450, 260));
    await drawn();
    const after = corners(host)[0]!.getBoundingClientRect();
    expect(after.left - before.left).to.be.closeTo(50, 2);
    expect(after.top - before.top).to.be.closeTo(60, 2);
    expect(corners(host).length).to.equal(3);
  });

  it('pol-03 moves a corner without a drag: one press holds it, the next says where it should be', async () => {
    const host = await begin();
    await tap(host, ...triangle);
    const placeOf = (index: number) => corners(host)[index]!.getBoundingClientRect();
    const before = placeOf(1);
    await clickAt(corners(host)[1]!);
    expect(corners(host)[1]!.getAttribute('aria-pressed')).to.equal('true');
    expect(live(host)).to.include('where point 2 should be');
    expect(host.querySelector('.agency-map-draw-how')!.textContent).to.include('where point 2 should be');
    await expect(host).to.be.accessible();
    const [x, y] = middleOf(before);
    await sendMouse({ type: 'click', position: [x - 60, y + 40] });
    await until(() => corners(host)[1]!.getAttribute('aria-pressed') === 'false');
    expect(corners(host).length).to.equal(3);
    expect(placeOf(1).left - before.left).to.be.closeTo(-60, 2);
    expect(placeOf(1).top - before.top).to.be.closeTo(40, 2);
    corners(host)[0]!.focus();
    await press(' ');
    expect(corners(host)[0]!.getAttribute('aria-pressed'), 'by key').to.equal('true');
    await press('Escape');
    expect(corners(host)[0]!.getAttribute('aria-pressed'), 'left by Escape').to.equal('false');
    expect(corners(host).length).to.equal(3);
  });

  it('pol-01 g-14 deletes the corner that is held by a button, and keeps the focus there', async () => {
    const host = await begin();
    await tap(host, ...square);
    await clickAt(corners(host)[1]!);
    const third = corners(host)[2]!.getBoundingClientRect();
    await pressByKey(host, 'Delete point');
    expect(corners(host).length).to.equal(3);
    expect(corners(host)[1]!.getBoundingClientRect().left).to.equal(third.left);
    expect(live(host)).to.include('Point 2 removed');
    expect(document.activeElement).to.equal(button(host, 'Undo'));
    await press('Enter');
    expect(corners(host).length).to.equal(4);
  });

  it('pol-06 holds no corner after a drag, and drags none whose press was not quite still', async () => {
    const host = await begin();
    await tap(host, ...triangle);
    const before = corners(host)[0]!.getBoundingClientRect();
    const [x, y] = middleOf(before);
    await inFront();
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 3, y + 2] });
    await sendMouse({ type: 'up' });
    await drawn();
    expect(corners(host)[0]!.getBoundingClientRect().left).to.equal(before.left);
    expect(corners(host)[0]!.getAttribute('aria-pressed')).to.equal('true');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 40, y + 20] });
    await sendMouse({ type: 'up' });
    await drawn();
    expect(corners(host)[0]!.getBoundingClientRect().left - before.left).to.be.closeTo(40, 2);
    expect(corners(host)[0]!.getAttribute('aria-pressed')).to.equal('false');
    expect(corners(host).length).to.equal(3);
  });

  it('pol-06 leaves a corner where it was when a second finger comes to zoom the map', async () => {
    const host = await begin();
    await tap(host, ...triangle);
    const before = linesOf(host);
    const corner = corners(host)[0]!;
    corner.setPointerCapture = () => {};
    point(corner, 'pointerdown', at(host, 400, 200));
    point(corner, 'pointermove', at(host, 450, 260));
    point(canvas(host), 'pointerdown', at(host, 600, 300), { isPrimary: false, pointerId: 2 });
    expect(linesOf(host)).to.equal(before);
    point(corner, 'pointermove', at(host, 470, 280));
    point(corner, 'pointerup', at(host, 470, 280));
    await drawn();
    expect(linesOf(host)).to.equal(before);
  });

  it('pol-01 adds no point below its bar, whose edges are no buttons, and has no other words over the map', async () => {
    const host = await begin();
    const bar = host.querySelector('.agency-map-draw')!.getBoundingClientRect();
    const under = document.elementFromPoint(bar.left + 3, bar.bottom - 3);
    expect(under!.closest('.agency-map-bar')).not.to.equal(null);
    expect(host.querySelector('.agency-map-count')!.checkVisibility()).to.equal(false);
  });

  it('MAP-02 pol-01 lets the area be changed, deleted and replaced by a text', async () => {
    const host = await begin();
    await tap(host, ...square);
    await search(host);
    await until(() => button(host, 'Edit the area'));
    await pressButton(host, 'Edit the area');
    expect(corners(host).length).to.equal(4);
    corners(host)[3]!.focus();
    await press('Delete');
    button(host, 'Search this area').click();
    await until(() => drawnArea()?.length === 3);
    await until(() => button(host, 'Delete the area'));
    button(host, 'Delete the area').click();
    await until(() => !drawnArea());
    expect(live(host)).to.include('The drawn area was deleted.');
    await pressButton(host, 'Draw an area');
    expect(live(host), 'so that it is said again').to.not.include('The drawn area was deleted.');
    expect(location.href).not.to.include('poly-');
  });
});

/** A map on which an area is being drawn. */
async function begin(address?: string) {
  const host = await openMap(address);
  await pressButton(host, 'Draw an area');
  return host;
}
/** The corners of the area that is searched. */
function drawnArea() {
  const { poly, isQuerySearch } = store.get(searchAtom);
  return poly && !isQuerySearch ? decodePolygon(poly) : undefined;
}
/** Searches the area that was drawn. */
async function search(host: Element) {
  button(host, 'Search this area').click();
  await until(drawnArea);
}
/** The lines on the map, as drawn. */
const linesOf = (host: Element) =>
  [...canvas(host).querySelectorAll('path')].map((path) => path.getAttribute('d')).join();

const middleOf = ({ x, y, width, height }: DOMRect): [x: number, y: number] => [
  Math.round(x + width / 2),
  Math.round(y + height / 2),
];
