import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { propertyMedia } from '../../src/domain/property-media';
import { showFilms, tourSites } from '../../src/domain/shown-films';
import { embedVideo, type Embed } from '../../src/domain/video-embed';
import { videoHosts } from '../../src/domain/video-hosts';

const src = (address: string) => (embedVideo(address) as Embed | undefined)?.src;
const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1';

const embedded: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'VID-03 YouTube': [
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=30s', youTube],
    ['//m.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', youTube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', youTube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youTube],
    ['www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
    ['https://WWW.YOUTUBE.COM/live/aqz-KE-bpKQ/', youTube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1', youTube],
  ],
  'VID-04 Vimeo': [
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?badge=0', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/manage/videos/76979871', vimeo],
    ['https://vimeo.com/showcase/1234567/video/76979871', vimeo],
    ['https://vimeo.com/album/1234567/video/76979871', vimeo],
    ['vimeo.com/76979871', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
  ],
  'VID-05 file-sharing previews': [
    [
      'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/view?usp=sharing',
      'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/preview',
    ],
    [
      'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/view?usp=sharing&resourcekey=0-a_B1c2D3e4F5',
      'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/preview?resourcekey=0-a_B1c2D3e4F5',
    ],
    [
      'https://drive.google.com/open?id=1A2b3C4d5E6f7G8h9&resourcekey=0-a%26b',
      'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/preview',
    ],
    ['https://drive.google.com/open?id=1A2b3C4d5E6f7G8h9', 'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9/preview'],
    [
      'https://www.dropbox.com/scl/fi/abc123/tour.mp4?rlkey=k3yk3y&dl=1',
      'https://www.dropbox.com/scl/fi/abc123/tour.mp4?rlkey=k3yk3y&raw=1',
    ],
    ['https://www.dropbox.com/s/abc123/tour.mp4?dl=1', 'https://www.dropbox.com/s/abc123/tour.mp4?raw=1'],
  ],
  'VID-06 tours': [
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'],
    ['https://my.matterport.com/models/SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'],
    ['https://kuula.co/post/7lYhQ', 'https://kuula.co/share/7lYhQ'],
    ['https://kuula.co/share/collection/7lYhQ?logo=1', 'https://kuula.co/share/collection/7lYhQ'],
    ['https://kuula.co/share/7lcgK/collection/7fyMs', 'https://kuula.co/share/7lcgK/collection/7fyMs'],
    ['https://kuula.co/post/hnZJP/collection/7D4pF?fs=1', 'https://kuula.co/share/hnZJP/collection/7D4pF'],
    ['https://youriguide.com/14_rivers_street_bath', 'https://youriguide.com/embed/14_rivers_street_bath'],
    ['https://unbranded.youriguide.com/14_rivers', 'https://unbranded.youriguide.com/embed/14_rivers'],
    ['https://my.eyespy360.com/tour/123#x', 'https://my.eyespy360.com/tour/123'],
    ['https://tour.giraffe360.com/abc/', 'https://tour.giraffe360.com/abc/'],
    ['https://www.vieweet.com/panoramas/12', 'https://www.vieweet.com/panoramas/12'],
  ],
};

const refused = [
  ...['', ' ', 'video', '/video.mp4', 'https://', 'https:///youtube.com/watch?v=aqz-KE-bpKQ', 'not a url'],
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://youtube.com/1',
    'ftp://youtu.be/aqz-KE-bpKQ',
  ],
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil-youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://user:password@youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://youtube.com\\@evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example\\.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://уoutube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com./watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload=1',
  'https://www.youtube.com/embed/../redirect?v=aqz-KE-bpKQ',
  'https://www.youtube.com/embed/videoseries?list=PL1234567',
  'https://www.youtube.com/embed/live_stream?channel=UC1234567890abcdefghijkl',
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://vimeo.com/76979871/..%2fevil',
  'https://drive.google.com/uc?export=download',
  'https://drive.google.com/drive/folders/1A2b3C4d5E6f7G8h9',
  'https://www.dropbox.com/home',
  'https://kuula.co/share/7lcgK/7fyMs',
  'https://my.matterport.com/show/?m=<script>',
  'https://my.matterport.com/',
  'https://giraffe360.com/',
  'https://evil.example/tour',
  'https://127.0.0.1/tour',
  'https://[::1]/tour',
  ` https://www.youtube.com/watch?v=aqz-KE-bpKQ\nhttps://evil.example`,
  `https://my.eyespy360.com/${'a'.repeat(2000)}`,
];

describe('films and tours of other sites', () => {
  for (const [name, table] of Object.entries(embedded)) {
    for (const [address, frame] of table) it(`${name}: ${address}`, () => assert.equal(src(address), frame));
  }

  for (const address of refused) {
    it(`T19 VID-08 are not made of ${JSON.stringify(address.slice(0, 70))}`, () =>
      assert.equal(embedVideo(address), undefined));
  }

  it('T19 play in a frame that cannot leave, and may do no more than its kind needs', () => {
    for (const [address] of Object.values(embedded).flat()) {
      const { sandbox, allow, link } = embedVideo(address) as Embed;
      assert.match(sandbox, /^allow-scripts allow-same-origin\b/);
      assert.doesNotMatch(sandbox, /top-navigation|allow-forms|allow-modals|allow-downloads/);
      assert.doesNotMatch(allow, /camera|microphone|geolocation|payment/);
      assert.match(allow, /^fullscreen/);
      assert.match(link, /^https:\/\//);
    }
  });

  it('T18 hear to pause only under the very origin of their frame', () => {
    const pauses = Object.values(embedded)
      .flat()
      .map(([address]) => embedVideo(address) as Embed);
    for (const { pause, src } of pauses) if (pause) assert.equal(pause.origin, new URL(src).origin);
    assert.deepEqual(
      [...new Set(pauses.flatMap(({ pause }) => pause?.origin ?? []))],
      ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    );
  });

  it('T19 come from no origin but those the table names, whatever address is given', () => {
    const origins = new Set(videoHosts.flatMap(({ frames }) => frames));
    const allowed = (frame: string) =>
      [...origins].some((each) =>
        each.includes('*')
          ? new URL(frame).host.endsWith(each.slice('https://*'.length))
          : new URL(frame).origin === each,
      );
    const host = fc.constantFrom(...videoHosts.flatMap(({ hosts }) => hosts), 'evil.example');
    const address = fc
      .tuple(
        fc.constantFrom('https://', 'http://', '//', 'https://www.'),
        host,
        fc.constantFrom('', '.', '@', '.evil.example', ':1', '\\'),
        fc.webPath(),
        fc.webQueryParameters(),
      )
      .map(([scheme, name, odd, path, query]) => `${scheme}${name}${odd}${path}?${query}`);
    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (text) => {
        const frame = src(text);
        assert.ok(frame === undefined || allowed(frame), frame);
      }),
    );
  });

  it('T19 are never of the page’s own host, which could do what the page can', () => {
    const settings = { tourHosts: ['tours.agency.example'], ownHost: 'tours.agency.example' };
    assert.equal(embedVideo('https://tours.agency.example/1', settings), undefined);
    assert.equal(
      (embedVideo('https://tours.agency.example/1', { ...settings, ownHost: 'a' }) as Embed).src,
      'https://tours.agency.example/1',
    );
  });
});

describe('the films of a page', () => {
  const film = (id: string, url: string, kind: 'tour' | 'video', description = '') => ({ id, url, kind, description });
  const youTubeFilm = 'https://youtu.be/aqz-KE-bpKQ';
  const tour = 'https://kuula.co/share/7lYhQ';

  it('VID-09 are numbered by their kind where nothing describes them', () => {
    const { shown } = showFilms([
      film('1', tour, 'tour'),
      film('2', youTubeFilm, 'video'),
      film('3', tour, 'tour', 'The garden'),
      film('4', tour, 'tour'),
      film('5', youTubeFilm, 'video'),
    ]);
    assert.deepEqual(
      shown.map(({ label }) => label),
      ['Virtual Tour 1', 'Video 1', 'The garden', 'Virtual Tour 3', 'Video 2'],
    );
  });

  it('VID-01 VID-02 are each there once, by an id that no other has', () => {
    const [one, two] = [
      { id: 1, url: tour },
      { id: 1, url: youTubeFilm },
    ];
    const { films } = propertyMedia.read(
      {
        property: { property_id: 7, virtual_tours: [one], videos: [two] },
        virtual_tours: [one],
        videos: [two, { ...two, id: 2 }],
      },
      assert.fail,
    );
    assert.deepEqual(
      films.map(({ id, kind }) => [id, kind]),
      [
        ['1', 'tour'],
        ['video-1', 'video'],
        ['2', 'video'],
      ],
    );
  });

  it('VID-07 leave out the hosts a site does not want, without a word', () => {
    const settings = tourSites.read({ skipped_tour_hosts: ['KUULA.co'] }, assert.fail);
    const { shown, unsupported } = showFilms([film('1', tour, 'tour'), film('2', youTubeFilm, 'video')], settings);
    assert.deepEqual([shown.map(({ id }) => id), unsupported], [['2'], []]);
    assert.equal(showFilms([film('1', tour, 'tour')]).shown.length, 1, 'none are skipped unless the site says so');
  });

  it('VID-06 are also of the hosts a site adds', () => {
    const settings = tourSites.read({ tourHosts: ['tours.example'] }, assert.fail);
    const { shown, unsupported } = showFilms(
      [film('1', 'https://a.tours.example/7', 'tour'), film('2', 'https://tours.example.evil.example/7', 'tour')],
      settings,
    );
    assert.deepEqual(
      [shown.map(({ embed }) => embed.src), unsupported],
      [['https://a.tours.example/7'], ['https://tours.example.evil.example/7']],
    );
  });

  it('VID-06 are of no host that is none', () => {
    const reported: string[] = [];
    const read = (hosts: unknown) =>
      tourSites.read({ tour_hosts: hosts }, (key, dropped = 'all') => reported.push(`${key} ${dropped}`)).tourHosts;
    assert.deepEqual(read(['https://tours.example/', 'com', 7, 'a.example']), ['a.example']);
    assert.deepEqual(read('tours.example'), []);
    assert.deepEqual(reported, ['tour_hosts 3 of 4', 'tour_hosts all']);
  });

  it('F70 VID-08 name the addresses that no known site has, and go on', () => {
    const { shown, unsupported } = showFilms([film('1', '/a.mp4', 'video'), film('2', youTubeFilm, 'video')]);
    assert.deepEqual([shown.map(({ id, label }) => [id, label]), unsupported], [[['2', 'Video 1']], ['/a.mp4']]);
  });
});
