import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import '../../elements/property-gallery';
import '../../elements/property-video';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { galleryPictureWidths } from '../../src/domain/pictures';
import { canEmulate } from '../support/emulation';
import { closeToasts } from '../support/filling';
import { press } from '../support/keyboard';
import { atAllWidths, buttonOf, closeRoute, dialog, mediaPage, openRoute, photos } from '../support/media-page';
import { clear, fail } from '../support/network';
import {
  arrived,
  drawn,
  forgiveMissingPictures,
  listenTo,
  pause,
  render,
  seen,
  shown,
  styled,
  until,
} from '../support/page';
import { givePage } from '../support/page-data';

const part = (selector: string, place: ParentNode = dialog()!) => place.querySelector<HTMLElement>(selector)!;
const caption = (place?: ParentNode) => part('.agency-gallery-caption', place).textContent;
const counter = (place?: ParentNode) => part('.agency-gallery-counter', place)?.textContent;
const picture = (place?: ParentNode) =>
  part('.agency-gallery-slide:not([inert]) img', place) as unknown as HTMLImageElement;
const strip = () => part('.agency-gallery-strip');
const said = () => dialog()!.querySelector('[role=status]')!.textContent;
const turn = async (name: string) => {
  buttonOf(dialog()!, name).click();
  await drawn();
};

describe('the gallery', () => {
  let page: HTMLElement;
  let stopForgiving: () => void;
  before(async () => {
    await styled();
    stopForgiving = forgiveMissingPictures();
    page = await render(
      '<p><a id="opener" href="#/property-images">Photos</a> <agency-user-link></agency-user-link></p>',
    );
  });
  beforeEach(async () => {
    await setViewport({ width: 1024, height: 768 });
    await givePage(mediaPage());
  });
  afterEach(async () => {
    document.querySelectorAll('agency-property-gallery').forEach((host) => host.closest('body > div')?.remove());
    await closeRoute();
    await closeToasts();
    await clear();
    document.documentElement.removeAttribute('dir');
  });
  after(async () => {
    stopForgiving();
    page.parentElement!.remove();
    await setViewport({ width: 800, height: 600 });
    await givePage();
  });

  describe('opened by a route', () => {
    const showsOver = async (path: string, first: string, heading: string) => {
      await openRoute(path);
      expect(caption()).to.equal(first);
      expect(picture().alt).to.equal(first);
      const [about, number] = first.toLowerCase().split(' ');
      expect(picture().src).to.include(`/${about}/`).and.include(`/${number}.jpg`);
      expect(part('h2').textContent).to.equal(heading);
      const { width, height } = dialog()!.getBoundingClientRect();
      expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
      const box = picture().getBoundingClientRect();
      expect(box.width, 'as wide as the window').to.equal(innerWidth);
      expect(box.bottom, 'none of it below the stage').to.be.at.most(part('.agency-gallery-foot').offsetTop + 1);
    };
    const home = '14 Rivers Street, Bath BA1 2QA';

    it('IMG-01 shows the floorplan over the whole window', () =>
      showsOver('/floorplan', 'Floor 1', `Floorplan of ${home}`));
    it('IMG-02 shows the energy chart', () => showsOver('/epc-chart', 'Energy 1', `Energy performance of ${home}`));
    it('IMG-03 shows the photos', () => showsOver('/property-images', 'Room 1', `Photos of ${home}`));
    it('IMG-03 shows the photos from the one at a place', () =>
      showsOver('/property-images/3', 'Room 3', `Photos of ${home}`));
    it('IMG-03 shows the photos from the one with a number', () =>
      showsOver('/property-images/101', 'Room 2', `Photos of ${home}`));
    it('IMG-04 shows the pictures of a sale on a farm', () =>
      showsOver('/agricultural-sales-event/5', 'Tractor 1', 'Photos of the sale'));
    it('IMG-05 shows the pictures of a sale of antiques', () =>
      showsOver('/antiques-sales-event/6', 'Chair 1', 'Photos of the sale'));
    it('IMG-06 shows the pictures of an auction', () =>
      showsOver('/property-auction-sales-event/7', 'Lot 1', 'Photos of the sale'));
    it('IMG-07 shows the pictures of the agency’s history', () =>
      showsOver('/history-images/8', 'Founder 1', 'From our history'));
    it('IMG-08 shows the pictures of a part of the page, from the one that was pressed', () =>
      showsOver('/gallery-card-slider-expand/102/block-9', 'Slide 3', 'Gallery'));

    it('IMG-09 shows the property’s photos where neither the address nor the page names other pictures', async () => {
      navigate('/somewhere-else');
      const plain = await render('<agency-property-gallery></agency-property-gallery>');
      expect(caption(plain)).to.equal('Room 1');
      let wrong!: HTMLElement;
      const warned = await listenTo('error', async () => {
        wrong = await render('<agency-property-gallery source="holiday-snaps"></agency-property-gallery>');
      });
      expect(caption(wrong)).to.equal('Room 1');
      expect(warned.join()).to.include('source').and.include('holiday-snaps');
    });

    for (const path of ['/antiques-sales-event/999', '/gallery-card-slider-expand/1/nothing', '/history-images/0']) {
      it(`F81 says that there is nothing at ${path}, closes and cleans the address`, async () => {
        navigate(path);
        await until(() => document.body.textContent.includes('Sorry, we could not find those pictures.'));
        await until(() => !dialog());
        expect(location.hash).to.equal('');
      });
    }

    it('T08 opens nothing for a number that is none', async () => {
      for (const path of ['/antiques-sales-event/..%2f', `/antiques-sales-event/${'9'.repeat(65)}`, '/floorplan/x']) {
        navigate(path);
        await drawn();
        expect(dialog() === null, path).to.equal(true);
      }
    });

    it('IMG-01 leaves a part of the page of the same name alone', async () => {
      const section = Object.assign(document.createElement('section'), { id: 'floorplan' });
      document.body.append(section);
      location.hash = '#floorplan';
      await drawn();
      expect(dialog() === null).to.equal(true);
      location.hash = '#/floorplan';
      await until(() => dialog());
      section.remove();
    });

    it('leads to all that there is to see of the home, in one place', async () => {
      await openRoute('/property-images');
      const links = [...dialog()!.querySelectorAll<HTMLAnchorElement>('nav a')];
      expect(links.map(({ textContent }) => textContent)).to.deep.equal([
        ...['Photos', 'Floorplan', 'Energy', 'Virtual tour', 'Video'],
      ]);
      expect(links[0]!.ariaCurrent).to.equal('page');
      links[1]!.click();
      await until(() => caption() === 'Floor 1');
      expect(links[1]!.ariaCurrent).to.equal('page');
      expect(part('h2').textContent).to.include('Floorplan of');
    });
  });

  describe('goes from picture to picture', () => {
    it('IMG-10 from the last to the first and back, by its buttons, and says which it is', async () => {
      await openRoute('/property-images/3');
      await turn('Next picture');
      expect([caption(), said()]).to.deep.equal(['Room 4', 'Picture 4 of 4: Room 4']);
      await turn('Next picture');
      expect([caption(), said()]).to.deep.equal(['Room 1', 'Picture 1 of 4: Room 1']);
      await turn('Previous picture');
      expect(caption()).to.equal('Room 4');
      expect(document.activeElement!.isConnected).to.equal(true);
    });

    it('IMG-10 by the arrow keys, Home and End, and leaves keys of the browser alone', async () => {
      await openRoute('/property-images');
      const shownBy = async (...keys: string[]) => {
        await press(...keys);
        return caption();
      };
      expect(await shownBy('ArrowLeft')).to.equal('Room 4');
      expect(await shownBy('ArrowRight', 'ArrowRight')).to.equal('Room 2');
      expect(await shownBy('End')).to.equal('Room 4');
      expect(await shownBy('Home')).to.equal('Room 1');
      const taken = (init: KeyboardEventInit) =>
        !strip().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
      for (const held of ['ctrlKey', 'metaKey', 'altKey'])
        expect(taken({ key: 'ArrowRight', [held]: true }), held).to.equal(false);
      expect(taken({ key: 'ArrowDown' })).to.equal(false);
      expect(caption()).to.equal('Room 1');
    });

    it('by a swipe, in either direction of writing', async () => {
      await openRoute('/property-images');
      strip().scrollTo({ left: 2 * strip().clientWidth, behavior: 'instant' });
      await until(() => counter() === '3/4');
      await closeRoute();
      document.documentElement.dir = 'rtl';
      await openRoute('/property-images');
      strip().scrollTo({ left: -strip().clientWidth, behavior: 'instant' });
      await until(() => counter() === '2/4');
      await press('ArrowLeft');
      expect(counter()).to.equal('3/4');
    });

    it('keeps its picture when the window takes on another size', async () => {
      await openRoute('/property-images/3');
      await setViewport({ width: 700, height: 900 });
      await until(() => Math.abs(strip().scrollLeft - 2 * strip().clientWidth) < 2);
      expect(caption()).to.equal('Room 3');
    });

    it('IMG-10 g-22 by small pictures where there is room: one stop of the Tab key, and the arrows lead on', async () => {
      await openRoute('/property-images');
      const list = part('.agency-gallery-thumbnails');
      const small = () => [...list.querySelectorAll('button')];
      expect(list.offsetHeight).to.be.above(50);
      small()[2]!.click();
      await drawn();
      expect(caption()).to.equal('Room 3');
      expect(small().map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal([null, null, 'true', null]);
      expect(small().filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
      small()[2]!.focus();
      await press('ArrowRight');
      await until(() => document.activeElement === small()[3]);
      expect(small()[3]!.ariaLabel).to.equal('Picture 4 of 4: Room 4');
      expect(said(), 'the focus reads it').to.equal('');
      // A glide still under way would go on beside the swipe.
      await until(() => Math.abs(strip().scrollLeft - 3 * strip().clientWidth) < 2);
      for (const place of [2, 3]) {
        // As a swipe does.
        strip().dispatchEvent(new PointerEvent('pointerdown'));
        strip().scroll({ left: place * strip().clientWidth, behavior: 'instant' });
        await until(() => said() === `Picture ${place + 1} of 4: Room ${place + 1}`);
      }
      small()[2]!.focus();
      await press('Enter');
      expect(said(), 'where the focus already was').to.equal('Picture 3 of 4: Room 3');
      await press('ArrowRight');
      await press('+');
      expect(said()).to.equal('200 percent');
      await press('-');
      strip().focus();
      await press('ArrowRight');
      expect(said()).to.equal('Picture 1 of 4: Room 1');
      await setViewport({ width: 390, height: 700 });
      await until(() => list.offsetHeight === 0);
    });

    it('fetches the picture that is seen and its neighbours, however many there are', async () => {
      await givePage(mediaPage({ photos: photos(200) }));
      await openRoute('/property-images/50');
      const large = [...dialog()!.querySelectorAll<HTMLImageElement>('.agency-gallery-slide img')];
      expect(large.map(({ alt }) => alt)).to.deep.equal(['Room 49', 'Room 50', 'Room 51']);
      const small = [...dialog()!.querySelectorAll<HTMLImageElement>('.agency-gallery-thumbnail img')];
      expect(small.map(({ loading }) => loading)).to.deep.equal(Array(200).fill('lazy'));
    });

    if (canEmulate) {
      it('glides, but not for those who want less motion', async () => {
        await openRoute('/property-images');
        buttonOf(dialog()!, 'Next picture').click();
        expect(strip().scrollLeft, 'sets out').to.be.below(strip().clientWidth / 2);
        await until(() => strip().scrollLeft === strip().clientWidth);
        await emulateMedia({ reducedMotion: 'reduce' });
        buttonOf(dialog()!, 'Next picture').click();
        expect(strip().scrollLeft, 'is there').to.equal(2 * strip().clientWidth);
        expect(getComputedStyle(dialog()!).animationName).to.equal('none');
        await emulateMedia({ reducedMotion: 'no-preference' });
      });
    }
  });

  describe('shows', () => {
    it('IMG-11 a counter of more than one picture, and nothing to turn with when there is one', async () => {
      await openRoute('/property-images/2');
      expect(counter()).to.equal('2/4');
      await openRoute('/epc-chart');
      await until(() => caption() === 'Energy 1');
      expect(counter()).to.equal(undefined);
      expect(dialog()!.querySelector('.agency-gallery-turn, .agency-gallery-thumbnails')).to.equal(null);
      await press('ArrowRight');
      expect(caption()).to.equal('Energy 1');
    });

    it('IMG-12 ‘No image’ when there is none, in the dialog and in the page', async () => {
      await givePage({ property: { property_id: 7 } });
      for (const [path, heading] of [
        ['/property-images', /^Photos/],
        ['/floorplan', /^Floorplan/],
        ['/epc-chart', /^Energy/],
      ] as const) {
        await closeRoute();
        await openRoute(path);
        expect(part('h2').textContent).to.match(heading);
        expect(part('.agency-gallery').textContent, path).to.equal('No image');
      }
      await expect(dialog()!).to.be.accessible();
      await closeRoute();
      const host = await render('<agency-property-gallery></agency-property-gallery>');
      expect(shown(host)).to.equal('No image');
      expect(host.dataset.state).to.equal('empty');
    });

    it('IMG-13 url and caption as they are given, in the page data or by attribute, and never as markup', async () => {
      const given = JSON.stringify([{ url: '/a.jpg', caption: 'The <b>hall</b>' }, { url: 'javascript:alert(1)' }]);
      const host = await render(`<agency-property-gallery pictures='${given}'></agency-property-gallery>`);
      expect(caption(host)).to.equal('The <b>hall</b>');
      expect(host.querySelectorAll('img')).to.have.length(1);
      expect(picture(host).src).to.equal(`${location.origin}/1160x_/a.jpg`);
      await expect(host).to.be.accessible();
    });

    it('IMG-13 other pictures from their first one on, and whole, once the tag is given others', async () => {
      const give = (...urls: string[]) => JSON.stringify(urls.map((url) => ({ url, caption: url })));
      const host = await render(
        `<agency-property-gallery pictures='${give('/a.jpg', '/b.jpg', '/c.jpg')}'></agency-property-gallery>`,
      );
      buttonOf(host, 'Previous picture').click();
      await until(() => counter(host) === '3/3');
      buttonOf(host, 'Zoom in').click();
      await drawn();
      host.setAttribute('pictures', give('/d.jpg', '/e.jpg', '/f.jpg'));
      await until(() => caption(host) === '/d.jpg');
      expect(counter(host)).to.equal('1/3');
      expect(host.querySelector('.agency-gallery-slide-larger')).to.equal(null);
    });

    it('IMG-01 IMG-02 IMG-13 the picture that the tag names first, by id or place, whatever the source', async () => {
      const plans = ['one', 'two', 'three'].map((id) => ({ id, url: `/media/${id}.jpg`, caption: id }));
      await givePage({ property: { property_id: 7, floorplans: plans, epc_charts: plans } });
      for (const source of ['source="floorplan"', 'source="epc-chart"', `pictures='${JSON.stringify(plans)}'`]) {
        for (const [item, first] of [
          ['three', 'three'],
          ['2', 'two'],
          ['nine', 'one'],
        ] as const) {
          const host = await render(`<agency-property-gallery ${source} item-id="${item}"></agency-property-gallery>`);
          expect(caption(host), `${source} ${item}`).to.equal(first);
          host.parentElement!.remove();
        }
      }
    });

    it('IMG-14 offers each picture at seven widths', async () => {
      await openRoute('/property-images');
      expect(
        picture()
          .srcset.split(', ')
          .map((each) => each.split(' ')[1]),
      ).to.deep.equal(galleryPictureWidths.map((width) => `${width}w`));
      expect(galleryPictureWidths).to.deep.equal([320, 375, 414, 575, 768, 992, 1160]);
    });

    it('a picture larger by keys, buttons and a double click, moved by the arrows, and whole again', async () => {
      await openRoute('/property-images');
      const large = () => part('.agency-gallery-slide:not([inert])');
      const zoom = () => Math.round(picture().clientWidth / large().clientWidth);
      await press('+');
      expect([zoom(), said()]).to.deep.equal([2, 'Picture 1 of 4: Room 1: 200 percent']);
      expect(large().ariaLabel).to.equal('Enlarged: Room 1');
      const before = large().scrollLeft;
      await press('ArrowRight');
      await until(() => large().scrollLeft > before);
      expect(caption()).to.equal('Room 1');
      await expect(dialog()!).to.be.accessible();
      await press('0');
      expect(zoom()).to.equal(1);
      for (let press = 0; press < 5; press++) await turn('Zoom in');
      expect(zoom()).to.equal(4);
      expect(buttonOf(dialog()!, 'Zoom in').ariaDisabled).to.equal('true');
      await press('-', '-', '-');
      expect(zoom()).to.equal(1);
      picture().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
      await drawn();
      expect(zoom()).to.equal(2);
      await turn('Next picture');
      expect([zoom(), caption()]).to.deep.equal([1, 'Room 2']);
    });

    it('g-14 the strip as focused, and hears keys, once an enlarged picture with the focus is whole again or gone', async () => {
      await openRoute('/property-images');
      for (const [key, shownThen] of [
        ['0', 'Room 1'],
        ['End', 'Room 4'],
      ] as const) {
        await press('+');
        part('.agency-gallery-slide-larger').focus();
        await press(key);
        await seen();
        expect(document.activeElement === strip(), `has the focus after ${key}`).to.equal(true);
        expect(caption()).to.equal(shownThen);
      }
      await press('ArrowLeft');
      expect(caption()).to.equal('Room 3');
    });

    it('g-14 the strip as focused once a slide with the focus is scrolled away', async () => {
      await openRoute('/property-images');
      await press('+');
      part('.agency-gallery-slide-larger').focus();
      await press('-');
      const slide = strip().querySelector<HTMLElement>('.agency-gallery-slide')!;
      const button = slide.appendChild(document.createElement('button'));
      button.focus();
      expect(document.activeElement).to.equal(button);
      strip().scroll({ left: strip().clientWidth, behavior: 'instant' });
      await until(() => caption() === 'Room 2');
      expect(document.activeElement === strip()).to.equal(true);
      button.remove();
    });

    it('a quiet shape within the stage until a picture is there', async () => {
      const url = '/media/house-rectory-3-summer-golden.webp';
      await Promise.all(atAllWidths(url).map((path) => fail({ path, delay: 1000 })));
      await givePage(mediaPage({ photos: [{ url, caption: 'The front' }] }));
      await openRoute('/property-images');
      const stage = strip().getBoundingClientRect();
      const box = part('.agency-gallery-coming rect').getBoundingClientRect();
      expect(box.width / box.height).to.be.closeTo(3 / 2, 0.02);
      expect([box.width > 300, box.top >= stage.top - 1, box.bottom <= stage.bottom + 1].join()).to.equal(
        'true,true,true',
      );
      await until(() => !dialog()!.querySelector('.agency-gallery-coming'), 30_000);
      expect(picture().naturalWidth).to.be.above(0);
    });

    it('a picture as it is where the server answers no widths', async () => {
      stopForgiving();
      const url = '/media/room-kitchen-5.webp';
      await Promise.all(atAllWidths(url).map((path) => fail({ path, status: 404 })));
      await givePage(mediaPage({ photos: [{ url, caption: 'Kitchen' }, ...photos(1)] }));
      await openRoute('/property-images');
      await until(() => picture()?.naturalWidth > 0, 30_000);
      expect([picture().getAttribute('src'), picture().srcset]).to.deep.equal([url, '']);
      const small = dialog()!.querySelector<HTMLImageElement>('.agency-gallery-thumbnail img')!;
      await until(() => small.naturalWidth > 0);
      expect(small.getAttribute('src')).to.equal(url);
      stopForgiving = forgiveMissingPictures();
    });

    it('that a picture did not arrive, and fetches it again', async () => {
      stopForgiving();
      // No other test's, or the browser might still have it.
      const url = '/media/room-kitchen-6.webp';
      await Promise.all([url, ...atAllWidths(url)].map((path) => fail({ path, status: 503 })));
      await givePage(mediaPage({ photos: [{ url, caption: 'Kitchen' }, ...photos(1)] }));
      await openRoute('/property-images');
      await until(() => part('.agency-gallery-slide').textContent.includes('This picture did not load.'));
      await expect(dialog()!).to.be.accessible();
      await clear();
      buttonOf(dialog()!, 'Try again').click();
      await until(() => picture()?.naturalWidth > 0, 30_000);
      expect(document.activeElement === strip(), 'has the focus').to.equal(true);
      await press('ArrowRight');
      expect(caption()).to.equal('Room 1');
      stopForgiving = forgiveMissingPictures();
    });
  });

  describe('as a dialog', () => {
    const open = async () => {
      const opener = document.getElementById('opener')!;
      opener.focus();
      await press('Enter');
      await until(() => dialog()?.querySelector('.agency-gallery-carousel'));
      await drawn();
      return opener;
    };

    it('IMG-03 opens by a link, is dark on any page, without faults, and starts at its heading', async () => {
      await open();
      arrived();
      expect(document.activeElement === part('h2'), 'has the focus').to.equal(true);
      expect(getComputedStyle(dialog()!).backgroundColor).to.equal('rgb(18, 22, 20)');
      expect(getComputedStyle(dialog()!).colorScheme).to.equal('dark');
      await expect(dialog()!).to.be.accessible();
    });

    it('IMG-03 closes by Escape and by its cross, and gives the focus back to the link', async () => {
      for (const close of [() => press('Escape'), () => turn('Close')]) {
        const opener = await open();
        await close();
        await until(() => !dialog());
        expect(location.hash).to.equal('');
        expect(document.activeElement === opener, 'has the focus').to.equal(true);
      }
    });

    it('IMG-03 closes when the visitor goes back, and opens again when they go forward', async () => {
      const opener = await open();
      history.back();
      await until(() => !dialog());
      expect(document.activeElement === opener, 'has the focus').to.equal(true);
      history.forward();
      await until(() => dialog()?.querySelector('.agency-gallery-carousel'));
    });

    it('IMG-03 has the picture that is shown in its address, so that a link to it opens there, and still closes', async () => {
      const opener = await open();
      const entries = history.length;
      const before = strip();
      await press('+', 'End');
      await until(() => location.hash === '#/property-images/103');
      await press('ArrowRight', 'ArrowRight');
      await until(() => location.hash === '#/property-images/101');
      expect([history.length, strip() === before, caption()]).to.deep.equal([entries, true, 'Room 2']);
      await press('Escape');
      await until(() => !dialog());
      expect(location.hash).to.equal('');
      expect(document.activeElement === opener, 'has the focus').to.equal(true);
      await openRoute('/property-images/101');
      expect(caption()).to.equal('Room 2');
    });

    it('IMG-03 changes its address once for a key that is held: WebKit lets a page do so 100 times in ten seconds', async () => {
      await openRoute('/property-images');
      let changes = 0;
      const { replaceState } = history;
      history.replaceState = (...entry) => {
        changes++;
        replaceState.apply(history, entry);
      };
      for (let turns = 0; turns < 122; turns++)
        strip().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await until(() => location.hash === '#/property-images/102');
      history.replaceState = replaceState;
      expect([changes, counter()]).to.deep.equal([1, '3/4']);
    });

    it('IMG-03 shows the picture of the address when that changes meanwhile', async () => {
      await openRoute('/property-images/2');
      await press('+');
      navigate('/property-images/4');
      await until(() => caption() === 'Room 4');
      expect(said()).to.equal('Picture 4 of 4: Room 4');
      await turn('Previous picture');
      await until(() => location.hash === '#/property-images/102');
      expect(caption()).to.equal('Room 3');
    });

    it('IMG-04 IMG-08 keeps the address of a sale, and that of a part of the page with its picture', async () => {
      await openRoute('/gallery-card-slider-expand/102/block-9');
      await press('ArrowRight');
      await until(() => location.hash === '#/gallery-card-slider-expand/100/block-9');
      await openRoute('/agricultural-sales-event/5');
      await press('ArrowRight');
      await pause(400);
      expect([location.hash, caption()]).to.deep.equal(['#/agricultural-sales-event/5', 'Tractor 2']);
    });

    it('IMG-03 is not opened again by a turn just before it was closed', async () => {
      await openRoute('/property-images');
      await press('ArrowRight', 'Escape');
      await pause(400);
      expect([location.hash, dialog() === null]).to.deep.equal(['', true]);
    });

    it('gives the focus back also after a film was looked at in between', async () => {
      const opener = await open();
      [...dialog()!.querySelectorAll('a')].find(({ textContent }) => textContent === 'Video')!.click();
      await until(() => dialog()?.querySelector('.agency-video'));
      expect(document.querySelectorAll('dialog')).to.have.length(1);
      expect(document.activeElement === part('h2'), 'has the focus').to.equal(true);
      await press('Escape');
      await until(() => !dialog());
      expect(document.activeElement === opener, 'has the focus').to.equal(true);
    });

    it('can be used by keys alone', async () => {
      await open();
      const names: string[] = [];
      for (let stop = 0; stop < 11; stop++) {
        await press('Tab');
        names.push(document.activeElement!.ariaLabel ?? document.activeElement!.textContent);
      }
      expect(dialog()!.contains(document.activeElement), 'all of these are in the dialog').to.equal(true);
      expect(names).to.include.members(['Close', 'Floorplan', 'Previous picture', 'Next picture', 'Zoom in']);
    });
  });
});
