import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/property-card';
import { store } from '../../src/core/store';
import { cardPictureWidths } from '../../src/domain/pictures';
import { propertyAtom } from '../../src/state/properties';
import { detachSavedPropertiesAtom } from '../../src/state/saved-properties';
import { homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { clear, fail } from '../support/network';
import {
  drawn,
  forgiveMissingPictures,
  listenTo,
  pause,
  render,
  shown,
  styled,
  translate,
  until,
} from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
const photos = (count: number) =>
  [...Array(count).keys()].map((photo) => ({
    url: `https://pictures.example/7/${photo}.jpg`,
    imageAlt: photo ? '' : 'The front',
  }));

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Cards are drawn once the browser has reported that they are near the viewport. */
const seen = async (html: string) => {
  const host = await render(html);
  host.style.inlineSize = '360px';
  host.scrollIntoView();
  await until(() => !['idle', undefined].includes(host.dataset.state));
  await painted();
  return host;
};
const card = (fields: object = {}, attributes = '') => {
  const property = JSON.stringify({ ...homeData, ...fields }).replaceAll("'", '&#39;');
  return seen(`<agency-property-card property='${property}' ${attributes}></agency-property-card>`);
};
const labels = (host: Element) => [...host.querySelectorAll('.agency-status')].map(({ textContent }) => textContent);
const price = (host: Element) =>
  [...host.querySelectorAll('.agency-card-amount, .agency-card-qualifier')]
    .map((part) => (part.querySelector('[aria-hidden]') ?? part).textContent)
    .join(' ');
const facts = (host: Element) =>
  [...host.querySelectorAll('.agency-card-facts > li')].map(({ textContent }) => textContent);
const link = (host: Element) => host.querySelector<HTMLAnchorElement>('a:not([aria-hidden])')!;
const pictures = (host: Element) => [...host.querySelectorAll('img')];
const button = (host: Element, name: string) => host.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`)!;
const counter = (host: Element) => host.querySelector('.agency-card-counter')?.textContent;
const spoken = (host: Element) => host.querySelector('.agency-card-media > .agency-visually-hidden')!.textContent;

describe('a property card', () => {
  let stopForgiving: () => void;
  before(async () => {
    await freshVisitor();
    await styled();
    stopForgiving = forgiveMissingPictures();
    // The cards fetch more under the mouse, which some browsers keep in the middle of the screen.
    document.body.style.pointerEvents = 'none';
  });
  beforeEach(async () => {
    localStorage.clear();
    store.set(detachSavedPropertiesAtom);
    document.querySelectorAll('agency-property-card').forEach((host) => host.closest('body > div')?.remove());
    await givePage();
    await setViewport({ width: 800, height: 600 });
  });
  after(() => {
    stopForgiving();
    document.body.style.pointerEvents = '';
  });

  describe('shows', () => {
    it('F26 changes its facts though a translator has replaced them', async () => {
      const host = await card({ bedrooms: 4 });
      translate(host);
      host.setAttribute('property', JSON.stringify({ ...homeData, bedrooms: 3 }));
      await until(() => facts(host)[0] === '3 bedrooms');
    });

    it('PRP-01 photo, price, address and rooms, and leads to the property', async () => {
      const host = await card({ photos: photos(2) });
      expect(pictures(host)[0]!.alt).to.equal('The front');
      expect(price(host)).to.equal('£825,000 Guide price');
      expect(link(host).textContent).to.equal('14 Rivers Street, Bath BA1 2QA, £825,000 Guide price');
      expect(link(host).getAttribute('href')).to.equal('/properties/7/sales');
      expect(facts(host)).to.deep.equal(['4 bedrooms', '2 bathrooms', '1 reception room', 'Terraced house']);
      expect(host.querySelectorAll('a a, button a, a button').length, 'nothing nested').to.equal(0);
      expect(host.dataset.state).to.equal('ready');
      await expect(host).to.be.accessible();
    });

    it('PRP-02 what the page data holds of its id, in either spelling, now or later', async () => {
      const host = await seen('<agency-property-card property-id="12"></agency-property-card>');
      expect(host.dataset.state).to.equal('empty');
      await givePage({
        properties: [{ propertyId: 12, displayAddress: '1 Mill Road, Bath', price: '£1', receptionRooms: 3 }],
      });
      expect(shown(host)).to.include('1 Mill Road').and.include('3 reception rooms');
      expect(host.dataset.state).to.equal('ready');
      await givePage({ property: { id: 13, display_address: '2 Mill Road', url: '/two' } });
      host.setAttribute('property-id', '13');
      await drawn();
      expect(link(host).getAttribute('href')).to.equal('/two');
    });

    it('SRC-47 a bare figure in pounds and pence, or in whole pounds where the site wants that', async () => {
      const host = await card({ price: 825000 });
      expect(price(host)).to.equal('£825,000.00 Guide price');
      await givePage({ theme_settings: { displayPricesInWholePounds: true } });
      expect(price(host)).to.equal('£825,000 Guide price');
      expect(link(host).textContent).to.include('£825,000 Guide price');
    });

    it('PRP-01 the whole of a long address to those who ask, two lines to all', async () => {
      const address = `The Old Coach House and Stables, ${'Upper Lansdown Mews, '.repeat(8)}Bath`;
      const [long, short] = [await card({ display_address: address }), await card({ display_address: 'Bath' })];
      expect(link(long).title, 'it would be read aloud twice').to.equal('');
      expect(link(long).closest<HTMLElement>('[title]')!.title).to.equal(address);
      expect(long.offsetHeight).to.equal(short.offsetHeight);
    });

    it('PRP-01 what there is of a home without price, rooms or address', async () => {
      const host = await card({
        price: '',
        price_value: '',
        display_address: '',
        bedrooms: 0,
        bathrooms: null,
        reception_rooms: -1,
        property_type: '',
      });
      expect(link(host).textContent).to.equal('View this property');
      expect(button(host, 'Save')!.ariaLabel).to.equal('Save this property');
      expect(facts(host)).to.deep.equal([]);
      expect(host.offsetHeight).to.equal((await card()).offsetHeight);
      await expect(host).to.be.accessible();
    });

    it('its address as a heading of the level that is asked for', async () => {
      expect((await card()).querySelector('h3 > a')).to.exist;
      expect((await card({}, 'heading-level="2"')).querySelector('h2 > a')).to.exist;
      const said = await listenTo(
        'error',
        async () => expect((await card({}, 'heading-level="9"')).querySelector('h3 > a')).to.exist,
      );
      expect(said[0]).to.include('heading-level');
    });

    it('PRP-19 a heart that tells whether it is saved', async () => {
      const host = await card();
      const heart = button(host, 'Save 14 Rivers Street, Bath BA1 2QA');
      expect(heart.ariaPressed).to.equal('false');
      heart.click();
      await drawn();
      expect(heart.ariaPressed).to.equal('true');
      await expect(host).to.be.accessible();
    });

    it('PRP-19 a heart that tells the page what is about to happen, which may refuse', async () => {
      const host = await card();
      const heart = button(host, 'Save');
      const heard: unknown[] = [];
      const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
      document.addEventListener('agency-save-change', hear);
      heart.click();
      await drawn();
      host.addEventListener('agency-save-change', (event) => event.preventDefault());
      heart.click();
      await drawn();
      document.removeEventListener('agency-save-change', hear);
      expect(heart.ariaPressed).to.equal('true');
      expect(heard).to.deep.equal([
        { propertyId: '7', saved: true },
        { propertyId: '7', saved: false },
      ]);
    });
  });

  describe('says', () => {
    it('PRP-03 "Under offer" of a sale under offer or let agreed', async () => {
      expect(labels(await card({ status: 'Under offer' }))).to.deep.equal(['Under offer']);
      expect(labels(await card({ status: 'let_agreed' }))).to.deep.equal(['Under offer']);
    });

    it('PRP-04 "Let Agreed" of a let under offer or let agreed', async () => {
      const property_channel = 'lettings';
      expect(labels(await card({ property_channel, status: 'Under offer' }))).to.deep.equal(['Let Agreed']);
      expect(labels(await card({ property_channel, status: 'Let agreed' }))).to.deep.equal(['Let Agreed']);
    });

    it('PRP-03 car-01 in its link too, after the price, for those who go from link to link', async () => {
      const named = link(await card({ status: 'Under offer' })).textContent;
      expect(named).to.equal('14 Rivers Street, Bath BA1 2QA, £825,000 Guide price, Under offer');
    });

    it('PRP-05 PRP-06 "Sold" of what counts as sold', async () => {
      for (const status of ['Sold', 'Exchanged', 'Completed']) {
        expect(labels(await card({ status, created_at: days(1) })), status).to.deep.equal(['Sold']);
      }
      const auction = { disposal: 'auction', auction_date: days(2), exchanged_price: 400000 };
      expect(labels(await card(auction))).to.deep.equal(['Sold']);
      expect(labels(await card({ ...auction, auction_date: days(-2) }))).to.deep.equal([]);
      expect(labels(await card({ ...auction, exchanged_price: undefined }))).to.deep.equal([]);
    });

    it('PRP-05 PRP-07 "Sold STC", or "Sold" where the site wants that', async () => {
      const host = await card({ status: 'SSTC' });
      expect(labels(host)).to.deep.equal(['Sold STC']);
      await givePage({ theme_settings: { displaySstcStatusAsSold: true } });
      expect(labels(host)).to.deep.equal(['Sold']);
    });

    it('PRP-08 "Let" of a let property', async () => {
      expect(labels(await card({ property_channel: 'lettings', status: 'Let' }))).to.deep.equal(['Let']);
      expect(labels(await card({ status: 'Let' }))).to.deep.equal([]);
    });

    it('PRP-09 "NEW Listing!" for seven days, unless it is sold', async () => {
      expect(labels(await card({ created_at: days(6.9) }))).to.deep.equal(['NEW Listing!']);
      expect(labels(await card({ created_at: days(7.1) }))).to.deep.equal([]);
      expect(labels(await card({ created_at: days(1), status: 'Under offer' }))).to.deep.equal(['Under offer']);
    });

    it('PRP-10 "New Home" beside the other label', async () => {
      expect(labels(await card({ tags: ['new home'] }))).to.deep.equal(['New Home']);
      expect(labels(await card({ tags: ['new home'], created_at: days(1) }))).to.deep.equal([
        'NEW Listing!',
        'New Home',
      ]);
    });

    it('PRP-11 PRP-12 PRP-13 PRP-14 the weekly rent of a student let as the site wants it', async () => {
      const student = {
        property_channel: 'lettings',
        price: '£1,300 pcm',
        price_value: 1300,
        bedrooms: 3,
        tags: ['student let'],
      };
      const host = await card(student);
      expect(price(host)).to.equal('£1,300 pcm');
      await givePage({ theme_settings: { displayStudentPropertyAsPppw: true } });
      expect(price(host)).to.equal('£100 pppw');
      expect(link(host).textContent).to.include('£100 per person per week');
      expect(host.querySelector('.agency-card-price')!.textContent).to.include('per person per week');
      expect(price(await card({ ...student, pppw_price: 125.4 }))).to.equal('£125 pppw');
      await givePage({
        theme_settings: { displayStudentPropertyAsPppw: true, displayPppwWithoutBedroomDivision: true },
      });
      expect(price(host)).to.equal('£300 pppw');
    });

    it('PRP-15 the acreage where the site wants it', async () => {
      const host = await card({ acreage: 0.5 });
      expect(facts(host)).to.not.include('0.5 acres');
      await givePage({ theme_settings: { displayAcreageIconOnPropertyResults: true } });
      expect(facts(host)).to.include('0.5 acres');
      const fact = [...host.querySelectorAll('.agency-card-facts > li')].find((each) => /acre/.test(each.textContent));
      expect(fact!.querySelector('svg')).to.not.equal(null);
      expect(facts(await card({ acreage: 1 }))).to.include('1 acre');
    });
  });

  describe('has pictures', () => {
    it('PRP-16 at the widths 320, 408, 430, 550 and 768', async () => {
      const [picture] = pictures(await card({ photos: photos(1) }));
      const widths = [320, 408, 430, 550, 768].map((width) => `https://pictures.example/7/${width}x_/0.jpg ${width}w`);
      expect(picture!.srcset).to.equal(widths.join(', '));
      expect(picture!.src).to.equal('https://pictures.example/7/768x_/0.jpg');
    });

    for (const [width, count] of [
      [390, 1],
      [767, 1],
      [768, 2],
      [991, 2],
      [992, 3],
      [1440, 3],
    ] as const) {
      it(`PRP-17 that wait until they are near, but for the first ${count} at ${width} px`, async () => {
        await setViewport({ width, height: 800 });
        const property = JSON.stringify({ ...homeData, photos: photos(2) });
        const one = `<li><agency-property-card property='${property}'></agency-property-card></li>`;
        const list = await render(`<ul class="agency-cards">${one.repeat(6)}</ul>`);
        dispatchEvent(new Event('beforeprint'));
        await until(() => pictures(list).length === 6);
        const eager = pictures(list).filter(({ loading }) => loading === 'eager');
        expect(eager.length).to.equal(count);
        expect(eager.filter(({ sizes }) => sizes.startsWith('auto'))).to.have.length(0);
        expect(
          pictures(list)
            .map(({ fetchPriority }) => fetchPriority)
            .indexOf('high'),
        ).to.equal(0);
        expect(pictures(list).filter(({ fetchPriority }) => fetchPriority === 'high').length).to.equal(1);
      });
    }

    it('lets go of them when it leaves the page, and fetches nothing more', async () => {
      const host = await card({ photos: photos(1) });
      const [picture] = pictures(host);
      host.parentElement!.remove();
      await until(() => !picture!.sizes);
      expect([picture!.src, picture!.srcset]).to.deep.equal(['', '']);
    });

    it('PRP-18 or says "No image" when there is none', async () => {
      const host = await card({ photos: [] });
      expect(shown(host)).to.include('No image');
      expect(pictures(host)).to.deep.equal([]);
      expect(host.offsetHeight).to.equal((await card({ photos: photos(3) })).offsetHeight);
      await expect(host).to.be.accessible();
    });

    it('PRP-18 or says "No image" when one does not arrive', async () => {
      stopForgiving();
      const host = await card({ photos: [{ url: '/nowhere/7.jpg' }] });
      // Not its picture, which may have failed and gone by now.
      host.scrollIntoView();
      await until(() => shown(host).includes('No image'));
      stopForgiving = forgiveMissingPictures();
    });

    it('PRP-18 as they are where the server answers no widths, which is said once', async () => {
      stopForgiving();
      const urls = ['/media/room-kitchen-4.webp', '/media/room-kitchen-3.webp'];
      for (const url of urls)
        for (const width of cardPictureWidths)
          await fail({ path: url.replace('/media/', `/media/${width}x_/`), status: 404 });
      const said = await listenTo('warn', async () => {
        for (const url of urls) {
          const host = await card({ photos: [{ url }] });
          pictures(host)[0]!.scrollIntoView();
          await until(() => pictures(host)[0]!.naturalWidth > 0);
          expect(new URL(pictures(host)[0]!.currentSrc).pathname).to.equal(url);
        }
      });
      await clear();
      stopForgiving = forgiveMissingPictures();
      expect(said.filter((text) => text.includes('The server does not answer …/320x_/…'))).to.have.length(1);
    });

    it('and asks for the next one only, once somebody turns to the card', async () => {
      const host = await card({ photos: photos(24) });
      expect(pictures(host).length).to.equal(1);
      button(host, 'Next').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      await until(() => pictures(host).length === 2);
      button(host, 'Next').click();
      await until(() => pictures(host).length === 3);
    });

    it('PRP-01 of which a row, where they do not turn, names no number', async () => {
      const host = await card({ photos: photos(3) });
      const words = host.querySelector<HTMLElement>('.agency-card-media > .agency-visually-hidden')!;
      expect(words.innerText).to.equal('Photo 1 of 3: The front');
      Object.assign(host.parentElement!.style, { inlineSize: '400px', container: 'agency-saved / inline-size' });
      await painted();
      expect(words.innerText).to.equal('The front');
    });

    it('car-01 to go through by button, with a counter and words for those who listen', async () => {
      const host = await card({ photos: photos(3) });
      const strip = host.querySelector<HTMLElement>('.agency-card-strip')!;
      strip.style.scrollBehavior = 'auto';
      expect([counter(host), spoken(host)]).to.deep.equal(['1/3', 'Photo 1 of 3: The front']);
      expect(button(host, 'Previous').ariaDisabled).to.equal('true');
      button(host, 'Next').focus();
      button(host, 'Next').click();
      button(host, 'Next').click();
      await drawn();
      expect([counter(host), spoken(host)]).to.deep.equal(['3/3', 'Photo 3 of 3']);
      expect(host.querySelector('[aria-live]')!.ariaAtomic, 'the number is read with the caption').to.equal('true');
      expect(button(host, 'Next').ariaDisabled).to.equal('true');
      host.style.pointerEvents = 'auto';
      button(host, 'Next').scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button(host, 'Next').getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      host.style.pointerEvents = '';
      expect(button(host, 'Next').contains(met), 'one press too many opens no page').to.equal(true);
      expect(document.activeElement, 'focus stays').to.equal(button(host, 'Next'));
      await until(() => Math.round(strip.scrollLeft) === strip.clientWidth * 2);
      button(host, 'Next').click();
      button(host, 'Previous').click();
      await pause(100);
      expect(counter(host)).to.equal('2/3');
      await expect(host).to.be.accessible();
    });

    it('g-14 on which the ring of what has the focus is as dark in dark mode, on white', async () => {
      const host = await card({ photos: photos(3) });
      for (const name of ['Next', 'Save']) {
        const ring = async (theme: string) => {
          host.dataset.theme = theme;
          button(host, name).focus();
          await press('Shift');
          await painted();
          const { outlineColor, outlineWidth, boxShadow } = getComputedStyle(button(host, name));
          expect(outlineWidth).to.equal('3px');
          expect(boxShadow).to.equal('rgb(255, 255, 255) 0px 0px 0px 7px');
          return outlineColor;
        };
        expect(await ring('dark'), name).to.equal(await ring('light'));
      }
    });

    it('to go through by swipe', async () => {
      const host = await card({ photos: photos(3) });
      const strip = host.querySelector('.agency-card-strip')!;
      strip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await until(() => pictures(host).length === 2);
      strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
      await until(() => counter(host) === '2/3');
      expect(pictures(host).length).to.equal(3);
    });

    it('from right to left on a page that reads so', async () => {
      const host = await card({ photos: photos(3) }, 'dir="rtl"');
      button(host, 'Next').focus();
      button(host, 'Next').click();
      const strip = host.querySelector('.agency-card-strip')!;
      await until(() => Math.round(strip.scrollLeft) === -strip.clientWidth);
      expect(counter(host)).to.equal('2/3');
    });

    // Safari before 26.2 does not fire scrollend when a strip comes to rest.
    for (const dir of 'onscrollend' in window ? ['ltr', 'rtl'] : []) {
      it(`to the one that was asked for, though the browser stops on the way: ${dir}`, async () => {
        const host = await card({ photos: photos(3) }, `dir="${dir}"`);
        const strip = host.querySelector('.agency-card-strip')!;
        const isAt = (index: number) => Math.round(Math.abs(strip.scrollLeft)) === strip.clientWidth * index;
        button(host, 'Next').click();
        await until(() => !isAt(0));
        strip.scrollTo({ left: 0, behavior: 'instant' });
        await until(() => isAt(1));
        expect(counter(host)).to.equal('2/3');
        await pause(300);
        await until(() => isAt(1));
        expect(counter(host), 'and stays').to.equal('2/3');
      });
    }

    it('but not against a hand that moves the strip meanwhile', async () => {
      const host = await card({ photos: photos(3) });
      const strip = host.querySelector('.agency-card-strip')!;
      button(host, 'Next').click();
      await until(() => strip.scrollLeft > 0);
      strip.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      strip.scrollTo({ left: 0, behavior: 'instant' });
      await until(() => counter(host) === '1/3');
      await pause(300);
      expect([Math.round(strip.scrollLeft / strip.clientWidth), counter(host)]).to.deep.equal([0, '1/3']);
    });

    it('from the first one on when it shows another property', async () => {
      await givePage({ properties: [1, 2].map((id) => ({ ...homeData, property_id: id, photos: photos(3) })) });
      const host = await seen('<agency-property-card property-id="1"></agency-property-card>');
      button(host, 'Next').click();
      await until(() => counter(host) === '2/3');
      host.setAttribute('property-id', '2');
      await drawn();
      expect([counter(host), pictures(host).length]).to.deep.equal(['1/3', 1]);
    });

    it('without buttons or a counter when there is one', async () => {
      const host = await card({ photos: photos(1) });
      expect(host.querySelectorAll('.agency-card-turn').length).to.equal(0);
      expect(counter(host)).to.equal(undefined);
    });
  });

  describe('on any page', () => {
    it('is reached by keyboard: pictures, heart, link', async () => {
      const host = await card({ photos: photos(2) });
      const names: (string | null)[] = [];
      const start = Object.assign(document.createElement('button'), { textContent: 'before' });
      host.before(start);
      start.focus();
      for (let stop = 0; stop < 4; stop++) {
        await press('Tab');
        const { activeElement } = document;
        names.push((activeElement!.ariaLabel ?? activeElement!.textContent)!.split(' ')[0]!);
      }
      expect(names).to.deep.equal(['Previous', 'Next', 'Save', '14']);
    });

    it('F21 works as a clone, apart from its original', async () => {
      const host = await card({ photos: photos(3) });
      button(host, 'Next').click();
      await drawn();
      const clone = host.cloneNode(true) as HTMLElement;
      host.after(clone);
      await until(() => clone.dataset.state === 'ready');
      expect([counter(host), counter(clone)]).to.deep.equal(['2/3', '1/3']);
      expect(clone.querySelectorAll('article').length).to.equal(1);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).to.deep.equal([...new Set(ids)]);
      button(clone, 'Save').click();
      await drawn();
      expect(button(host, 'Save').ariaPressed).to.equal('true');
    });

    it('F22 is drawn once for 100 changes', async () => {
      await givePage({
        properties: [...Array(101).keys()].map((id) => ({
          ...homeData,
          property_id: id,
          display_address: `${id} Mill Road`,
        })),
      });
      const host = await seen('<agency-property-card property-id="0"></agency-property-card>');
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.filter(({ type }) => type === 'characterData').length;
      });
      observer.observe(host.querySelector('.agency-card-house')!, { characterData: true, subtree: true });
      for (let id = 1; id <= 100; id++) host.setAttribute('property-id', String(id));
      await drawn();
      observer.disconnect();
      expect(changes).to.equal(1);
      expect(shown(host)).to.include('100 Mill Road');
    });

    it('F27 waits with hundreds of others, watched by one observer, until it is near', async () => {
      const Original = IntersectionObserver;
      let observers = 0;
      globalThis.IntersectionObserver = class extends Original {
        constructor(...options: ConstructorParameters<typeof Original>) {
          super(...options);
          observers++;
        }
      };
      await givePage({ properties: [...Array(200).keys()].map((id) => ({ ...homeData, property_id: id })) });
      const one = (id: number) => `<agency-property-card property-id="${id}"></agency-property-card>`;
      const list = await render(`<div class="agency-cards">${[...Array(200).keys()].map(one).join('')}</div>`);
      const cards = [...list.children] as HTMLElement[];
      cards[0]!.scrollIntoView();
      await until(() => cards[0]!.dataset.state === 'ready');
      await painted();
      globalThis.IntersectionObserver = Original;
      expect(observers).to.be.at.most(1);
      expect(cards.filter(({ dataset }) => dataset.state === 'ready').length).to.be.within(2, 30);
      expect(cards[199]!.dataset.state).to.equal('idle');
      expect(cards[199]!.offsetHeight, 'its place is kept').to.be.closeTo(cards[0]!.offsetHeight, 8);
      cards[199]!.scrollIntoView();
      await until(() => cards[199]!.dataset.state === 'ready');
    });

    it('F48 makes the best of data of the wrong shape, and breaks on none', async () => {
      const wrong = [
        { price: null, photos: null, bedrooms: 'four', tags: 'student', status: 'Whatever' },
        { price: 825000, photos: [null, 3, {}, 'javascript:alert(1)'], tags: [null], created_at: 'yesterday' },
        { price: ['x'], photos: 'x', property_url: 'javascript:alert(1)', acreage: {}, property_type: 7 },
        { display_address: '<b>bold</b>', price: '<i>£1</i>', photos: [{ url: '/1.jpg', imageAlt: '"><script>' }] },
      ];
      for (const fields of wrong) {
        const host = await card(fields);
        expect(host.dataset.state, JSON.stringify(fields)).to.equal('ready');
        expect(labels(host)).to.deep.equal([]);
        expect(link(host).protocol).to.not.equal('javascript:');
        expect(host.querySelector('script, b, i')).to.equal(null);
      }
      const said = await listenTo('error', async () => {
        for (const text of ['null', '[]', '7', '{"price":1}', '{']) {
          const host = await seen(`<agency-property-card property='${text}'></agency-property-card>`);
          expect(host.dataset.state, text).to.equal('empty');
        }
      });
      expect(said.filter((line) => line.includes('property='))).to.have.length(5);
    });

    it('keeps its columns to the room there is: one to four', async () => {
      const one = `<agency-property-card property='${JSON.stringify(homeData)}'></agency-property-card>`;
      const list = await render(`<div class="agency-cards">${one.repeat(6)}</div>`);
      const columns = async (width: number) => {
        list.style.inlineSize = `${width}px`;
        return getComputedStyle(list).gridTemplateColumns.split(' ').length;
      };
      await setViewport({ width: 2400, height: 600 });
      expect([
        await columns(288),
        await columns(600),
        await columns(900),
        await columns(1200),
        await columns(2200),
      ]).to.deep.equal([1, 2, 3, 4, 4]);
      list.style.inlineSize = '288px';
      expect(list.scrollWidth).to.equal(list.clientWidth);
    });

    it('P3 is not drawn again when another of a thousand is saved', async () => {
      const ids = [...Array(1000).keys()].map(String);
      await givePage({ properties: ids.map((id) => ({ ...homeData, property_id: id })) });
      const list = await render(
        `<div class="agency-cards">${ids.map((id) => `<agency-property-card property-id="${id}"></agency-property-card>`).join('')}</div>`,
      );
      dispatchEvent(new Event('beforeprint'));
      await until(() => list.querySelectorAll('button[aria-label^="Save"]').length === 1000);
      const drawings = new Map<string, number>();
      for (const id of ids) {
        const property = store.get(propertyAtom(id))!;
        const { displayAddress } = property;
        // Whatever renders a property reads its address.
        Object.defineProperty(property, 'displayAddress', {
          get() {
            drawings.set(id, (drawings.get(id) ?? 0) + 1);
            return displayAddress;
          },
        });
      }
      // The first rendering is complete when no card has rendered for 300 ms.
      do drawings.clear();
      while (await pause(300).then(() => drawings.size > 0));
      button(list.children[500]!, 'Save').click();
      await until(() => button(list.children[500]!, 'Save').ariaPressed === 'true');
      await drawn();
      expect([...drawings.keys()]).to.deep.equal(['500']);
    });
  });
});
