import { expect } from '@open-wc/testing';

import '../../elements/instant-valuation';
import '../../elements/mortgage-calculator';
import '../../elements/property-gallery';
import '../../elements/stamp-duty';
import '../../elements/valuation';
import { buttonOf, mediaPage } from '../support/media-page';
import { forgiveMissingPictures, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { openForm, toTimes } from './valuation';

type Parts = Readonly<Record<string, unknown>>;

const slice = (list: ArrayLike<unknown>) => Array.prototype.slice.call(list);
/** What the libraries put in the place of the browser's own functions. */
const libraries: readonly { name: string; array: Parts; arrays: Parts; elements: Parts }[] = [
  {
    name: 'Prototype 1.6',
    array: { from: slice },
    arrays: {
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
    },
    elements: {
      scrollTo(this: HTMLElement) {
        window.scrollTo(0, this.offsetTop);
        return this;
      },
    },
  },
  {
    name: 'MooTools 1.5',
    array: { from: slice },
    arrays: {},
    elements: {
      scrollTo(this: HTMLElement, left: number, top: number) {
        [this.scrollLeft, this.scrollTop] = [left, top];
      },
    },
  },
];

/** Puts the parts into an object; returns a function that puts back what was there. */
function replace(target: object, parts: Parts) {
  const before = Object.keys(parts).map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const);
  Object.assign(target, parts);
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    }
  };
}

const figures = async () => {
  const place = await render(`<main>
    <agency-stamp-duty price="825000" additional-property></agency-stamp-duty>
    <agency-mortgage-calculator price="300000" interest-rate="5"></agency-mortgage-calculator>
    <agency-instant-valuation></agency-instant-valuation></main>`);
  // What copies and prints is fetched later.
  await until(() => [...place.children].slice(0, 2).every((each) => shown(each).endsWith('Start again')));
  const words = [...place.children].map(shown);
  place.parentElement!.remove();
  return words;
};

describe('a page with an old library', () => {
  let putBack: (() => void)[] = [];
  before(async () => {
    await styled();
    forgiveMissingPictures();
  });
  afterEach(async () => {
    putBack.forEach((each) => each());
    document.querySelectorAll('agency-valuation, agency-property-gallery').forEach((each) => each.remove());
    await givePage();
    await freshVisitor();
  });

  for (const { name, array, arrays, elements } of libraries) {
    const spoil = () => {
      putBack = [replace(Array, array), replace(Array.prototype, arrays), replace(HTMLElement.prototype, elements)];
    };

    it(`F83 shows the same figures and choices with ${name}`, async () => {
      const clean = await figures();
      spoil();
      expect(await figures()).to.deep.equal(clean);
    });

    it(`F83 offers days for a valuation with ${name}`, async () => {
      spoil();
      const host = await openForm();
      await toTimes(host);
      expect(host.querySelectorAll('[name=day]').length).to.be.greaterThan(4);
    });

    it(`F83 turns to the next picture with ${name}`, async () => {
      await givePage(mediaPage());
      spoil();
      const host = await render('<agency-property-gallery></agency-property-gallery>');
      await until(() => host.dataset.state === 'ready');
      const strip = host.querySelector('.agency-gallery-strip')!;
      buttonOf(host, 'Next picture')!.click();
      await until(() => strip.scrollLeft > 0);
    });
  }
});
