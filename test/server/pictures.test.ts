import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import sharp from 'sharp';

import { openPictures, pictureWidths, readPicturePath } from '../../demo/pictures';
import type { Pictures } from '../../demo/pictures';
import { removeUnused, tidyFolder } from '../../demo/pictures/files';
import { houseStyles } from '../../demo/pictures/houses/house';
import { homeLayouts, planHome } from '../../demo/pictures/plans/home';
import type { HomeLayout } from '../../demo/pictures/plans/home';
import { roomNames } from '../../demo/pictures/rooms/room';
import { readSlug } from '../../demo/pictures/subjects';

const layouts = Object.keys(homeLayouts) as HomeLayout[];
const slugs = [
  ...houseStyles.flatMap((style) => [`house-${style}-1`, `house-${style}-2-winter-dusk`]),
  ...roomNames.flatMap((room) => [1, 2, 3].map((seed) => `room-${room}-${seed}`)),
  ...[1, 2, 3, 4].flatMap((seed) => [`garden-${seed}-autumn`, `street-${seed}-golden`]),
  ...Array.from({ length: 60 }, (_, index) => `portrait-${index + 1}`),
  ...layouts.flatMap((layout) => homeLayouts[layout].map((bedrooms) => `floorplan-7-${bedrooms}bed-${layout}`)),
  'floorplan-12-3bed',
  'epc-62-81',
  'epc-1-100',
];

describe('the drawn pictures', () => {
  it('draw every kind of slug as SVG that a renderer accepts', async () => {
    for (const slug of slugs) {
      const svg = readSlug(slug)?.draw() ?? '';
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /, slug);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|\[object/, slug);
      const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
      assert.ok(width >= 480 && height >= 480, `${slug} is ${width} × ${height}`);
    }
  });

  it('draw the same slug the same way, and other seeds, seasons and hours differently', () => {
    const draw = (slug: string) => readSlug(slug)?.draw();
    for (const slug of slugs.filter((_, index) => index % 6 === 0)) assert.equal(draw(slug), draw(slug), slug);
    assert.notEqual(draw('house-cottage-1'), draw('house-cottage-2'));
    assert.notEqual(draw('house-cottage-1-spring-noon'), draw('house-cottage-1-winter-noon'));
    assert.notEqual(draw('garden-1-summer-noon'), draw('garden-1-summer-dusk'));
  });

  it('know no other slugs', () => {
    const strange = ['', 'house', 'house-castle-1', 'house-barn-0', 'house-barn-01', 'house-barn-99999'];
    strange.push('house-barn-1-noon-spring', 'room-cellar-1', 'garden-1-monsoon', 'epc-0-50', 'epc-50-101');
    strange.push('floorplan-1-9bed-flat', 'floorplan-1-1bed-detached', 'portrait--1', '../portrait-1', 'portrait-1\n');
    for (const slug of strange) assert.equal(readSlug(slug), undefined, JSON.stringify(slug));
  });

  it('give a floorplan as many bedrooms as its slug says, in rooms that do not overlap', () => {
    for (const layout of layouts) {
      const [fewest, most] = homeLayouts[layout];
      for (let bedrooms = fewest; bedrooms <= most; bedrooms++) {
        for (let seed = 1; seed <= 5; seed++) {
          const floors = planHome(seed, layout, bedrooms);
          const rooms = floors.flatMap((floor) => floor.rooms);
          const counted = rooms.filter(({ name }) => name.startsWith('BEDROOM')).length;
          assert.equal(counted, bedrooms, `${layout} with ${bedrooms} bedrooms`);
          assert.ok(
            rooms.every(({ width, depth }) => width > 0.9 && depth > 0.9),
            `${layout} ${bedrooms} ${seed}`,
          );
          for (const floor of floors) assertApart(floor.rooms, `${layout} ${bedrooms} ${seed} ${floor.name}`);
        }
      }
    }
  });
});

function assertApart(rooms: ReturnType<typeof planHome>[number]['rooms'], name: string): void {
  const slack = 0.06;
  for (const [index, one] of rooms.entries()) {
    for (const other of rooms.slice(index + 1)) {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const along = Math.min(one.y + one.depth, other.y + other.depth) - Math.max(one.y, other.y);
      assert.ok(across < slack || along < slack, `${name}: ${one.name} and ${other.name}`);
    }
  }
}

describe('the addresses of pictures', () => {
  it('name a picture and one of the sizes that pages ask for', () => {
    const order = { slug: 'house-cottage-12-spring', format: 'webp' };
    assert.deepEqual(readPicturePath('/media/house-cottage-12-spring.webp'), { ...order, width: 768 });
    assert.deepEqual(readPicturePath('/media/430x_/house-cottage-12-spring.webp'), { ...order, width: 430 });
    assert.deepEqual(readPicturePath('/media/320x212/house-cottage-12-spring.webp'), {
      ...order,
      width: 320,
      height: 212,
    });
    assert.equal(readPicturePath('/media/430x_/portrait-1.avif')?.format, 'avif');
    for (const width of pictureWidths) assert.equal(readPicturePath(`/media/${width}x_/epc-1-2.webp`)?.width, width);
  });

  it('are refused in any other size or shape', () => {
    const strange = ['/media/431x_/epc-1-2.webp', '/media/320x213/epc-1-2.webp', '/media/_x_/epc-1-2.webp'];
    strange.push('/media/99999x_/epc-1-2.webp', '/media/epc-1-2.png', '/media/../secret.webp', '/media/a/b.webp');
    for (const path of strange) assert.equal(readPicturePath(path), undefined, path);
  });
});

describe('the kept pictures', () => {
  let folder: string;
  let pictures: Pictures;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    pictures = openPictures(folder);
  });
  after(async () => {
    pictures.close();
    await rm(folder, { recursive: true, force: true });
  });

  const sizeOf = async (picture: Uint8Array | undefined) => {
    const { width, height, format } = await sharp(picture).metadata();
    return { width, height, format };
  };
  const files = () => readdir(folder, { recursive: true });

  it('come in the size and format asked for', async () => {
    const wide = await pictures.picture('room-kitchen-3', { width: 430 });
    assert.deepEqual(await sizeOf(wide), { width: 430, height: 287, format: 'webp' });
    const box = await pictures.picture('portrait-3', { width: 320, height: 212 });
    assert.deepEqual(await sizeOf(box), { width: 320, height: 212, format: 'webp' });
    const modern = await pictures.picture('room-kitchen-3', { width: 320, format: 'avif' });
    assert.deepEqual(await sizeOf(modern), { width: 320, height: 213, format: 'heif' });
  });

  it('show head and shoulders of a person in a wide box, before more of the same ground', async () => {
    const grey = (picture: Uint8Array) => sharp(picture).greyscale().raw();
    const wide = await pictures.picture('portrait-7', { width: 320, height: 212 });
    const whole = await pictures.picture('portrait-7', { width: 320 });
    // Scaled so that the box shows 76 % of its height and the middle of its width.
    const height = Math.round(212 / 0.76);
    const small = await sharp(whole!).resize({ height }).toBuffer({ resolveWithObject: true });
    const box = { left: 40, top: 0, width: small.info.width - 80, height: 212 };
    const left = Math.round((320 - small.info.width) / 2) + box.left;
    const [shown, expected] = await Promise.all([
      grey(wide!)
        .extract({ ...box, left })
        .toBuffer(),
      grey(small.data).extract(box).toBuffer(),
    ]);
    const difference = shown.reduce((sum, value, index) => sum + Math.abs(value - expected[index]!), 0);
    assert.ok(difference / shown.length < 6, `${difference / shown.length} of 255`);
  });

  it('are painted once and read from the folder after that', async () => {
    const first = await pictures.picture('room-study-4', { width: 320 });
    const [name = ''] = (await files()).filter((file) => file.includes('room-study-4@320x_'));
    const { mtimeMs, ino } = await stat(join(folder, name));
    const again = await pictures.picture('room-study-4', { width: 320 });
    assert.deepEqual(again, first);
    const later = await stat(join(folder, name));
    assert.deepEqual([later.mtimeMs, later.ino], [mtimeMs, ino]);
  });

  it('are never kept for a size or slug that is not served', async () => {
    const before = await files();
    assert.equal(await pictures.picture('room-study-4', { width: 321 }), undefined);
    assert.equal(await pictures.picture('room-study-4', { width: 320, height: 999 }), undefined);
    assert.equal(await pictures.picture('room-cellar-4', { width: 320 }), undefined);
    assert.deepEqual(await files(), before);
  });

  it('may be painted by two servers at once, and no draft stays behind', async () => {
    const other = openPictures(folder);
    try {
      const choices = [320, 430, 768].map((width) => ({ width }));
      const painted = await Promise.all(
        choices.flatMap((choice) => [pictures, other].map((each) => each.picture('room-hallway-5', choice))),
      );
      for (const picture of painted) assert.equal((await sizeOf(picture)).format, 'webp');
      assert.deepEqual(
        (await files()).filter((file) => file.includes('draft')),
        [],
      );
    } finally {
      other.close();
    }
  });

  it('are painted again after a painter was ended', async () => {
    const closed = openPictures(folder);
    assert.ok(await closed.picture('epc-40-60', { width: 320 }));
    closed.close();
    assert.ok(await closed.picture('epc-41-61', { width: 320 }));
    closed.close();
  });

  it('of older drawings go once they were not added to for a week', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'pictures-'));
    const [old, recent, foreign] = ['0123456789ab', 'ba9876543210', 'holiday'].map((name) => join(cache, name));
    for (const version of [old!, recent!, foreign!]) await mkdir(version);
    const longAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
    for (const version of [old!, foreign!]) await utimes(version, longAgo, longAgo);
    await removeUnused(cache, 'current');
    assert.deepEqual((await readdir(cache)).sort(), ['ba9876543210', 'holiday']);
    await rm(cache, { recursive: true });
  });

  it('give way to newer ones when the folder is full', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    for (const [age, name] of ['newest', 'middle', 'oldest'].entries()) {
      await writeFile(join(full, name), new Uint8Array(100));
      await utimes(join(full, name), 1_000_000 - age, 1_000_000 - age);
    }
    await tidyFolder(full, 250);
    assert.deepEqual((await readdir(full)).sort(), ['middle', 'newest']);
  });

  it('leave the server free while a page of ten is painted', async () => {
    const start = performance.now();
    let longest = 0;
    let last = start;
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const painted = await Promise.all(
      Array.from({ length: 10 }, (_, index) => pictures.picture(`house-semi-${index + 1}`, { width: 430 })),
    );
    clearInterval(clock);
    assert.ok(painted.every((picture) => picture !== undefined));
    const whole = performance.now() - start;
    assert.ok(longest < whole / 2, `10 fronts in ${whole} ms, longest wait ${longest} ms`);
  });
});
