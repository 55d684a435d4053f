import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/property-video';
import '../../elements/user-link';
import { navigate } from '../../src/core/path';
import { closeToasts } from '../support/filling';
import { atAllWidths, buttonOf, closeRoute, dialog, mediaPage, openRoute } from '../support/media-page';
import { fail } from '../support/network';
import { drawn, forgiveMissingPictures, listenTo, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';

const film = (id: string, url: string, description = '') => ({ id, url, description });
const nowhere = 'https://tours.example/7';
const frame = (place: ParentNode = document) => place.querySelector<HTMLIFrameElement>('iframe.agency-video-frame');
const label = (place: ParentNode = dialog()!) => place.querySelector('.agency-video-heading')?.textContent;
const foot = () => dialog()!.querySelector('.agency-video-foot')!.textContent;
const turner = (name: 'Previous video' | 'Next video') => buttonOf(dialog()!, name);
const turn = async (name: 'Previous video' | 'Next video') => {
  turner(name).focus();
  turner(name).click();
  await drawn();
};
const play = async (place: ParentNode = dialog()!) => {
  place.querySelector<HTMLButtonElement>('.agency-video-play')!.click();
  await drawn();
};
const given = (attributes: string) => render(`<agency-property-video ${attributes}></agency-property-video>`);

/** Tests make no requests to other sites: the frames stay empty. */
function keepToThisSite() {
  const policy = Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy' });
  policy.content = "frame-src 'none'";
  document.head.append(policy);
}

describe('videos and tours', () => {
  let page: HTMLElement;
  let stopForgiving: () => void;
  before(async () => {
    keepToThisSite();
    await styled();
    await setViewport({ width: 1024, height: 768 });
    stopForgiving = forgiveMissingPictures();
    page = await render('<p><a id="opener" href="#/video/11">Tour</a> <agency-user-link></agency-user-link></p>');
  });
  beforeEach(() => givePage(mediaPage()));
  afterEach(async () => {
    document.querySelectorAll('agency-property-video').forEach((host) => host.closest('body > div')?.remove());
    await closeRoute();
    await closeToasts();
  });
  after(async () => {
    stopForgiving();
    page.parentElement!.remove();
    await setViewport({ width: 800, height: 600 });
    await givePage();
  });

  describe('opened by a route', () => {
    for (const [path, name, host] of [
      ['/video/11', 'Virtual Tour 1', 'Matterport'],
      ['/video/12', 'Virtual Tour 2', 'Kuula'],
      ['/video/v-13', 'A walk through the house', 'Vimeo'],
    ] as const) {
      it(`VID-01 VID-09 show the one with that number, under its name: ${path}`, async () => {
        await openRoute(path);
        expect(label()).to.equal(name);
        expect(buttonOf(dialog()!, `Play ${name}`)).to.exist;
        expect(foot()).to.include(`Open on ${host}`);
        expect(dialog()!.querySelector('h2')!.textContent).to.include('14 Rivers Street');
      });
    }

    for (const path of ['/video/999', '/video/1']) {
      it(`F81 say that there is nothing at ${path}, close and clean the address`, async () => {
        navigate(path);
        await until(() => document.body.textContent.includes('Sorry, we could not find that video.'));
        await until(() => !dialog());
        expect(location.hash).to.equal('');
      });
    }

    it('T08 open nothing for a number that is none', async () => {
      for (const path of ['/video/..%2f', '/video/7?x=1/2', `/video/${'9'.repeat(65)}`, '/video/']) {
        navigate(path);
        await drawn();
        expect(dialog() === null, path).to.equal(true);
      }
    });

    it('VID-02 turn without going round, and the address goes along', async () => {
      await openRoute('/video/11');
      expect([turner('Previous video').ariaDisabled, turner('Next video').ariaDisabled]).to.deep.equal(['true', null]);
      await turn('Previous video');
      expect(label()).to.equal('Virtual Tour 1');
      await turn('Next video');
      expect([label(), location.hash]).to.deep.equal(['Virtual Tour 2', '#/video/12']);
      expect(dialog()!.querySelector('[role=status]')!.textContent).to.equal('Virtual Tour 2, 2 of 3');
      await turn('Next video');
      expect([label(), location.hash]).to.deep.equal(['A walk through the house', '#/video/v-13']);
      expect([turner('Previous video').ariaDisabled, turner('Next video').ariaDisabled]).to.deep.equal([null, 'true']);
      await turn('Next video');
      expect(label()).to.equal('A walk through the house');
    });

    it('VID-01 VID-02 turn from a tour to the video of the same number, and on', async () => {
      const films = {
        virtual_tours: [film('1', 'https://kuula.co/share/7lYhQ')],
        videos: [film('1', 'https://vimeo.com/76979871'), film('2', 'https://vimeo.com/76979872')],
      };
      await givePage({ property: { property_id: 7, ...films }, ...films });
      await openRoute('/video/1');
      await until(() => label() === 'Virtual Tour 1');
      for (const name of ['Video 1', 'Video 2']) {
        await turn('Next video');
        await until(() => label() === name);
      }
      expect(turner('Next video').getAttribute('aria-disabled')).to.equal('true');
      expect(foot()).to.include('3 of 3');
    });

    it('VID-02 have nothing to turn with when there is one', async () => {
      await givePage({ videos: [film('7', 'https://vimeo.com/76979871')] });
      await openRoute('/video/7');
      expect(label()).to.equal('Video 1');
      expect(dialog()!.querySelector('.agency-video-turns')).to.equal(null);
    });

    it('F70 VID-08 name what no known site has in the console, and turn past it', async () => {
      const videos = [
        ...[film('1', 'https://vimeo.com/76979871', 'First'), film('2', 'https://evil.example/2', 'Second')],
        ...[
          film('3', 'https://blocked.kuula.co/share/7lYhQ', 'Third'),
          film('4', 'https://youtu.be/aqz-KE-bpKQ', 'Fourth'),
        ],
      ];
      const warned = await listenTo('warn', async () => {
        await givePage({ videos, skipped_tour_hosts: ['kuula.co'] });
        await openRoute('/video/1');
        await turn('Next video');
      });
      expect(label()).to.equal('Fourth');
      expect(turner('Next video').ariaDisabled).to.equal('true');
      expect(warned).to.deep.equal(['Video format not supported https://evil.example/2']);
    });
  });

  describe('play', () => {
    it('T23 T19 only when the visitor asks: until then no other site is loaded', async () => {
      const host = await given('video-id="v-13"');
      expect(frame() === null).to.equal(true);
      expect(shown(host)).to.include('Playing it loads content from Vimeo, which may set cookies.');
      await play(host);
      const { title, src, sandbox, allow, referrerPolicy } = frame()!;
      expect(src).to.equal('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1');
      expect(title).to.equal('A walk through the house');
      expect(sandbox.value).to.include('allow-scripts').and.not.include('top-navigation');
      expect(allow).to.include('fullscreen');
      expect(referrerPolicy).to.equal('strict-origin-when-cross-origin');
    });

    it('VID-04 as large as the screen on request, allowed once: browsers complain of a second attribute for it', async () => {
      const host = await given('video-id="v-13"');
      await play(host);
      expect(frame()!.allow).to.include('fullscreen');
      expect(frame()!.allowFullscreen).to.equal(false);
    });

    const playsFrom = async (url: string, source: string) => {
      const host = await given(`url="${url}"`);
      expect(host.dataset.state).to.equal('ready');
      await play(host);
      expect(frame(host)!.src.startsWith(source), frame(host)!.src).to.equal(true);
    };

    it('VID-03 in a frame of YouTube', () =>
      playsFrom('https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'));
    it('VID-04 in a frame of Vimeo', () =>
      playsFrom('https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'));
    it('VID-05 in the preview of a shared file', () =>
      playsFrom(
        'https://drive.google.com/file/d/1A2b3C4d5E6f/view',
        'https://drive.google.com/file/d/1A2b3C4d5E6f/preview',
      ));
    it('VID-06 in a frame of a known tour', () =>
      playsFrom('https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'));

    it('VID-09 with the focus beside the frame, and a link for who sees nothing', async () => {
      const host = await given(`url="${nowhere}"`);
      await givePage({ tour_hosts: ['tours.example'] });
      expect(shown(host)).to.not.include('Not playing?');
      await play(host);
      expect(document.activeElement!.ariaLabel, 'VID-09').to.equal('Virtual Tour 1');
      expect(shown(host)).to.include('Not playing? Open on tours.example');
      const { href, target, rel } = host.querySelector<HTMLAnchorElement>('.agency-video-elsewhere a')!;
      expect([href, target, rel]).to.deep.equal([nowhere, '_blank', 'noopener noreferrer']);
    });

    it('not by itself on the way back from another one', async () => {
      await openRoute('/video/11');
      await play();
      navigate('/video/12');
      await until(() => label() === 'Virtual Tour 2');
      history.back();
      await until(() => label() === 'Virtual Tour 1');
      await drawn();
      expect(frame()).to.equal(null);
    });

    it('no longer once the visitor turns to the next', async () => {
      const host = await given('video-id="11"');
      await play(host);
      buttonOf(host, 'Next video').click();
      await drawn();
      expect([frame() === null, label(host)]).to.deep.equal([true, 'Virtual Tour 2']);
    });

    it('T18 whatever messages come from anywhere', async () => {
      const host = await given('video-id="11"');
      await play(host);
      const before = shown(host);
      const messages = ['{"event":"onStateChange","info":0}', { event: 'finish' }, 'close', null];
      for (const origin of ['https://my.matterport.com', 'https://youtube.com.evil', 'null', location.origin])
        for (const data of messages)
          window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
      await drawn();
      expect([shown(host) === before, frame() !== null]).to.deep.equal([true, true]);
    });
  });

  it('have their still picture as it is where the server answers no widths, and none where that fails too', async () => {
    stopForgiving();
    // No other test's, or the browser might still have them.
    for (const [url, lost] of [
      ['/media/room-kitchen-7.webp', []],
      ['/media/room-kitchen-8.webp', ['/media/room-kitchen-8.webp']],
    ] as const) {
      await Promise.all([...lost, ...atAllWidths(url)].map((path) => fail({ path, status: 404 })));
      await givePage(mediaPage({ photos: [{ url }] }));
      await openRoute('/video/11');
      const still = () => dialog()!.querySelector<HTMLImageElement>('.agency-video-poster');
      await until(() => (lost.length > 0 ? !still() : still()?.getAttribute('src') === url));
      expect(buttonOf(dialog()!, 'Play Virtual Tour 1')).to.exist;
      await closeRoute();
    }
    stopForgiving = forgiveMissingPictures();
  });

  describe('look', () => {
    it('as large as the window lets them be, with a filled sign to press, without faults', async () => {
      await givePage(mediaPage({ photos: [] }));
      await openRoute('/video/11');
      await expect(dialog()!).to.be.accessible();
      const screen = dialog()!.querySelector('.agency-video-screen')!;
      const { width, height, bottom } = screen.getBoundingClientRect();
      expect(width / height).to.be.closeTo(16 / 9, 0.01);
      expect(bottom).to.be.at.most(dialog()!.querySelector('.agency-video-foot')!.getBoundingClientRect().top + 1);
      expect(getComputedStyle(dialog()!.querySelector('.agency-video-disc path')!).fill).to.equal('rgb(27, 36, 32)');
      await setViewport({ width: 700, height: 420 });
      expect(screen.getBoundingClientRect().width).to.be.below(700);
      await setViewport({ width: 1024, height: 768 });
    });
  });

  describe('written into a page', () => {
    it('VID-08 T03 warn about an address of no known site, and show nothing', async () => {
      for (const url of ['https://evil.example/film.mp4', 'javascript:alert(1)', 'data:text/html,x']) {
        let host!: HTMLElement;
        const warned = await listenTo('warn', async () => (host = await given(`url="${url}"`)));
        expect(warned.join()).to.equal(`Video format not supported ${url}`);
        expect([shown(host), host.dataset.state]).to.deep.equal(['', 'empty']);
      }
    });

    it('VID-07 show nothing of a host the site skips, and warn of nothing', async () => {
      await givePage({ skipped_tour_hosts: ['my.matterport.com'] });
      let host!: HTMLElement;
      const url = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';
      expect(await listenTo('warn', async () => (host = await given(`url="${url}"`)))).to.deep.equal([]);
      expect(shown(host)).to.equal('');
    });

    it('show those of the page in their place, from the one that is named, and leave the address alone', async () => {
      const host = await given('video-id="12"');
      expect(label(host)).to.equal('Virtual Tour 2');
      buttonOf(host, 'Next video').click();
      await drawn();
      expect([label(host), location.hash]).to.deep.equal(['A walk through the house', '']);
      await expect(host).to.be.accessible();
      await givePage();
      expect(host.dataset.state).to.equal('empty');
    });

    it('VID-02 forget a turn once the page has other films, or asks for another one', async () => {
      const host = await given('');
      buttonOf(host, 'Next video').click();
      await until(() => label(host) === 'Virtual Tour 2');
      await givePage({ videos: [film('21', 'https://vimeo.com/76979871', 'Another home')] });
      await until(() => label(host) === 'Another home');
      host.remove();
      await givePage(mediaPage());
      const other = await given('');
      buttonOf(other, 'Next video').click();
      await until(() => label(other) === 'Virtual Tour 2');
      other.setAttribute('video-id', 'v-13');
      await until(() => label(other) === 'A walk through the house');
    });
  });
});
