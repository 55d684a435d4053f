/** A site whose videos or tours can be shown inside a page. */
export interface VideoHost {
  /** Its name for visitors. */
  readonly name: string;
  /** Its host names; subdomains belong to it too. */
  readonly hosts: readonly string[];
  /** Origins its frames come from, for a page's content security policy. */
  readonly frames: readonly string[];
  /** Builds the URL to frame from the given one; undefined when that is not of a video. */
  readonly embed: (url: URL) => string | undefined;
  readonly look: 'video' | 'file' | 'tour';
  /** The message that pauses what its frame plays. */
  readonly pause?: string;
}

const part = (url: URL, pattern: RegExp) => pattern.exec(url.pathname)?.[1];

/** What lets those who have a file's link see it. */
const secretOf = (url: URL, name: string) => /^[\w-]{5,60}$/.exec(url.searchParams.get(name) ?? '')?.[0];

/** The given URL, for providers that have no separate embed URL. */
export const asGiven = (url: URL) => (/^\/.+/.test(url.pathname) ? url.href.replace(/#.*$/s, '') : undefined);

const youTubeId = /^\/(?:embed|shorts|live|v)\/(?!videoseries|live_stream)([\w-]{11})\/?$/;

/** All known sites; a page may add tour providers. */
export const videoHosts: readonly VideoHost[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    frames: ['https://www.youtube-nocookie.com'],
    look: 'video',
    pause: '{"event":"command","func":"pauseVideo","args":[]}',
    embed(url) {
      const short = url.hostname.endsWith('youtu.be') && part(url, /^\/([\w-]{11})\/?$/);
      const watched = url.pathname === '/watch' && /^[\w-]{11}$/.exec(url.searchParams.get('v') ?? '')?.[0];
      const id = short || watched || part(url, youTubeId);
      return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1&rel=0`;
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    frames: ['https://player.vimeo.com'],
    look: 'video',
    pause: '{"method":"pause"}',
    embed(url) {
      const [, id, hash] =
        /^\/(?:(?:manage\/)?videos?\/|channels\/\w+\/|groups\/\w+\/videos\/|(?:showcase|album)\/\w+\/video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(
          url.pathname,
        ) ?? [];
      const secret = hash ?? /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
      return id && `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret ? `&h=${secret}` : ''}`;
    },
  },
  {
    name: 'Google Drive',
    hosts: ['drive.google.com'],
    frames: ['https://drive.google.com'],
    look: 'file',
    embed(url) {
      const opened = /^\/(?:open|uc)$/.test(url.pathname) && url.searchParams.get('id');
      const id = /^[\w-]{10,80}$/.exec(opened || (part(url, /^\/file\/d\/([^/]+)(?:\/\w*)?$/) ?? ''))?.[0];
      const key = secretOf(url, 'resourcekey');
      return id && `https://drive.google.com/file/d/${id}/preview${key ? `?resourcekey=${key}` : ''}`;
    },
  },
  {
    name: 'Dropbox',
    hosts: ['dropbox.com'],
    // The file comes from the second, to which the first redirects.
    frames: ['https://www.dropbox.com', 'https://*.dropboxusercontent.com'],
    look: 'file',
    embed(url) {
      const path = part(url, /^(\/(?:s|scl\/fi)\/[\w-]+\/[^/]+)$/);
      const key = secretOf(url, 'rlkey');
      // With `dl=0` it is a page of Dropbox, which refuses to be framed.
      return path && `https://www.dropbox.com${path}?${key ? `rlkey=${key}&` : ''}raw=1`;
    },
  },
  {
    name: 'Matterport',
    hosts: ['my.matterport.com'],
    frames: ['https://my.matterport.com'],
    look: 'tour',
    embed(url) {
      const shown = /^\/show\/?$/.test(url.pathname) && /^\w{11}$/.exec(url.searchParams.get('m') ?? '')?.[0];
      const id = shown || part(url, /^\/models\/(\w{11})\/?$/);
      return id && `https://my.matterport.com/show/?m=${id}&play=1`;
    },
  },
  {
    name: 'Kuula',
    hosts: ['kuula.co'],
    frames: ['https://kuula.co'],
    look: 'tour',
    embed(url) {
      const id = part(url, /^\/(?:share|post)\/((?:(?:\w{4,12}\/)?collection\/)?\w{4,12})\/?$/);
      return id && `https://kuula.co/share/${id}`;
    },
  },
  {
    name: 'iGuide',
    hosts: ['youriguide.com'],
    frames: ['https://youriguide.com', 'https://*.youriguide.com'],
    look: 'tour',
    embed(url) {
      const id = part(url, /^\/(?:embed\/)?([\w-]{3,120})\/?$/);
      return id && `https://${url.hostname}/embed/${id}`;
    },
  },
  ...['EyeSpy360', 'Giraffe360', 'Vieweet'].map((name): VideoHost => {
    const host = `${name.toLowerCase()}.com`;
    return {
      name,
      hosts: [host],
      frames: [`https://${host}`, `https://*.${host}`],
      look: 'tour',
      embed: asGiven,
    };
  }),
];
