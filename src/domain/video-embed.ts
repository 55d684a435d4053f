import { asGiven, videoHosts, type VideoHost } from './video-hosts';

/** What a page says of the sites its tours come from. */
export interface VideoSettings {
  /** Hosts of tour providers beside those that are known. */
  readonly tourHosts?: readonly string[];
  /** Hosts whose tours are left out. */
  readonly skippedTourHosts?: readonly string[];
  /** The page's own host, which is never framed: a frame of it could do what the page can. */
  readonly ownHost?: string;
}

/** A frame that shows a video or a tour, and what it may do. */
export interface Embed {
  /** Whose it is, as visitors know it. */
  readonly name: string;
  readonly src: string;
  /** Where it is watched without the frame. */
  readonly link: string;
  readonly sandbox: string;
  readonly allow: string;
  /** The message that pauses it, and the only origin that may hear it. */
  readonly pause?: { readonly message: string; readonly origin: string } | undefined;
}

/** The frame's own origin differs from the page's, so that both of these together let it reach nothing of ours. */
const plain = 'allow-scripts allow-same-origin';
const looks = {
  video: {
    sandbox: `${plain} allow-presentation allow-popups allow-popups-to-escape-sandbox`,
    allow: 'fullscreen; autoplay; encrypted-media; picture-in-picture',
  },
  file: { sandbox: plain, allow: 'fullscreen' },
  tour: {
    sandbox: `${plain} allow-presentation allow-popups allow-popups-to-escape-sandbox`,
    allow: 'fullscreen; xr-spatial-tracking; gyroscope; accelerometer',
  },
} as const;
const longest = 2000;

/**
 * The frame for an address that a page or a feed gave; undefined when no site that is known has it, 'skipped' when the
 * page wants none of that site. The address to frame is made anew, always https, and never holds a name or a port.
 */
export function embedVideo(
  address: string,
  { tourHosts = [], skippedTourHosts = [], ownHost }: VideoSettings = {},
): Embed | 'skipped' | undefined {
  const url = readAddress(address);
  if (!url || url.hostname === ownHost) return undefined;
  if (isOf(url, skippedTourHosts)) return 'skipped';
  const site = videoHosts.find(({ hosts }) => isOf(url, hosts)) ?? siteOf(url, tourHosts);
  const src = site?.embed(url);
  if (!site || !src) return undefined;
  return {
    name: site.name,
    src,
    link: url.href,
    ...looks[site.look],
    pause: site.pause === undefined ? undefined : { message: site.pause, origin: new URL(src).origin },
  };
}

/** A web address without a user, a port, or a form that one reader takes for another host than the next. */
function readAddress(address: string): URL | undefined {
  const text = address.trim().replace(/^(?:http:)?\/\//i, 'https://');
  if (text.length > longest || !/^https:\/\/[^/\\]/i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text))
    return undefined;
  const url = new URL(text);
  return url.username || url.password || url.port ? undefined : url;
}

/** Whether an address is of one of these hosts, or of a part of one. */
const isOf = ({ hostname }: URL, hosts: readonly string[]) =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

function siteOf(url: URL, tourHosts: readonly string[]): VideoHost | undefined {
  const host = tourHosts.find((each) => isOf(url, [each]));
  return host === undefined ? undefined : { name: host, hosts: [host], frames: [], look: 'tour', embed: asGiven };
}
