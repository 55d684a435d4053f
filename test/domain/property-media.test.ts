import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  chosenPictures,
  picturePath,
  propertyMedia,
  readPictures,
  type PictureChoice,
} from '../../src/domain/property-media';

const pictures = (...names: string[]) => names.map((name) => ({ id: name, url: `/${name}.jpg` }));
const page = {
  property: {
    id: 7,
    images: pictures('front', 'garden'),
    floor_plans: pictures('ground', 'first'),
    epcs: pictures('energy'),
  },
  antiques_sales_events: [{ id: 3, images: pictures('clock', 'vase') }],
  content_blocks: { content_block_id: 'b-7', slides: pictures('hall', 'stairs') },
};
const chosen = (choice: PictureChoice, raw: object = page) => {
  const media = propertyMedia.read(raw as Record<string, unknown>, assert.fail);
  const found = chosenPictures(media, choice);
  return found && [found.pictures.map(({ id }) => id).join(' '), found.start];
};

describe('the pictures of a page', () => {
  it('IMG-01 IMG-02 IMG-03 are the drawings, energy charts and photos of its property, from the one that is meant', () => {
    assert.deepEqual(chosen({ source: 'floorplan' }), ['ground first', 0]);
    assert.deepEqual(chosen({ source: 'floorplan', itemId: 'first' }), ['ground first', 1]);
    assert.deepEqual(chosen({ source: 'epc-chart' }), ['energy', 0]);
    assert.deepEqual(chosen({ source: 'property-images', itemId: '2' }), ['front garden', 1]);
    assert.deepEqual(chosen({ source: 'property-images', itemId: '3' }), ['front garden', 0]);
    assert.deepEqual(chosen({ source: 'property-images' }, { property: { id: 7 } }), ['', 0]);
  });

  it('IMG-13 have an address and a caption, and are left out without an address', () => {
    const given = ['/a.jpg', { id: 3, image_url: '/b.jpg', alt: 'Hall' }, { caption: 'None' }, 'javascript:x', null, 7];
    assert.deepEqual(readPictures(given), [
      { id: undefined, url: '/a.jpg', caption: '' },
      { id: '3', url: '/b.jpg', caption: 'Hall' },
    ]);
    assert.equal(readPictures({ url: '/a.jpg' }), undefined);
  });

  it('IMG-05 IMG-08 are those of one event, or of one content block from the one that is meant', () => {
    assert.deepEqual(chosen({ source: 'antiques-sales-event', itemId: '3' }), ['clock vase', 0]);
    const ofBlock = { source: 'gallery-card-slider-expand', contentBlockId: 'b-7' } as const;
    assert.deepEqual(chosen({ ...ofBlock, itemId: 'stairs' }), ['hall stairs', 1]);
    assert.equal(chosen({ source: 'antiques-sales-event', itemId: '4' }), undefined);
    assert.equal(chosen({ ...ofBlock, contentBlockId: 'b-8' }), undefined);
    assert.equal(chosen({ source: 'history-images', itemId: '3' }), undefined);
  });

  it('IMG-03 IMG-08 have a path each where the address can name one', () => {
    const found = [{ url: '/a.jpg', caption: '' }, ...propertyMedia.read(page, assert.fail).photos];
    assert.equal(picturePath({ source: 'property-images' }, found, 0), '/property-images/1');
    assert.equal(picturePath({ source: 'property-images' }, found, 1), '/property-images/front');
    const ofBlock = { source: 'gallery-card-slider-expand', contentBlockId: 'b-7' } as const;
    assert.equal(picturePath(ofBlock, found, 2), '/gallery-card-slider-expand/garden/b-7');
    assert.equal(picturePath({ source: 'floorplan' }, found, 0), undefined);
  });
});
