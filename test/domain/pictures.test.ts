import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  cardPictureWidths,
  eagerCards,
  galleryPictureWidths,
  pictureAt,
  pictureSet,
  pictureUrl,
  staffPictureBox,
  staffPictureWidths,
} from '../../src/domain/pictures';

describe('pictures', () => {
  it('PRP-16 offers a card picture at 320, 408, 430, 550 and 768 pixels', () => {
    assert.deepEqual(cardPictureWidths, [320, 408, 430, 550, 768]);
    assert.equal(pictureSet('/pictures/7.jpg', [320, 408]), '/pictures/320x_/7.jpg 320w, /pictures/408x_/7.jpg 408w');
    assert.equal(pictureSet('', cardPictureWidths), '');
  });

  it('PRP-17 loads one card at once below 768 pixels, two from 768, three from 992', () => {
    assert.deepEqual([320, 767, 768, 991, 992, 2000].map(eagerCards), [1, 1, 2, 2, 3, 3]);
  });

  it('IMG-14 offers a gallery picture at seven widths', () => {
    assert.deepEqual(galleryPictureWidths, [320, 375, 414, 575, 768, 992, 1160]);
  });

  it('STF-18 sizes a portrait to 375 and 600 on small screens, else to 320 by 212', () => {
    assert.deepEqual(staffPictureWidths, [375, 600]);
    assert.equal(pictureAt('/a.jpg', staffPictureBox.width, staffPictureBox.height), '/320x212/a.jpg');
  });

  it('replaces the first size in the path, whatever its form, and puts one before the file name otherwise', () => {
    const sized = {
      'https://p.example/320x212/a/_x90/b.jpg': 'https://p.example/768x_/a/_x90/b.jpg',
      'https://p.example/375x_/b.jpg': 'https://p.example/768x_/b.jpg',
      'https://p.example/_x_/b.jpg': 'https://p.example/768x_/b.jpg',
      'https://p.example/a/b.jpg?v=1/2#c/d': 'https://p.example/a/768x_/b.jpg?v=1/2#c/d',
      'https://p.example/b.jpg': 'https://p.example/768x_/b.jpg',
      'https://p.example': 'https://p.example',
      'https://p.example/': 'https://p.example/',
      'b.jpg': '768x_/b.jpg',
      '': '',
    };
    for (const [url, expected] of Object.entries(sized)) assert.equal(pictureAt(url, 768), expected, url);
  });

  it('gives every picture https and one host, so that a cache keeps it once', () => {
    assert.equal(pictureUrl('//mr3.example.co.uk/a.jpg'), 'https://mr0.example.co.uk/a.jpg');
    assert.equal(pictureUrl('https://mr1.example/a.jpg'), 'https://mr0.example/a.jpg');
    assert.equal(pictureUrl('https://mr9.example/a.jpg'), 'https://mr9.example/a.jpg');
    for (const none of [null, undefined, '', 7, 'javascript:alert(1)', 'data:image/png,x', 'tel:1']) {
      assert.equal(pictureUrl(none), '');
    }
  });
});
