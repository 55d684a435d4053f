import { asGiven, videoHosts, type VideoHost } from './video-hosts';

/** A page's settings for tour sites. */
export interface VideoSettings {
  /** Hosts of additional tour providers. */
  readonly tourHosts?: readonly string[];
  /** Hosts whose tours are left out. */
  readonly skippedTourHosts?: readonly string[];
  /** The page's own host, never framed: its frame could do what the page can. */
  readonly ownHost?: string;
}

/** The frame of a video or tour, and its permissions. */
export interface Embed {
  /** The site's name for visitors. */
  readonly name: string;
  readonly kind: 'tour' | 'video';
  readonly src: string;
  /** Where to watch it outside the frame. */
  readonly link: string;
  readonly sandbox: string;
  readonly allow: string;
  /** The message that pauses it, and the only origin to post it to. */
  readonly pause?: { readonly message: string; readonly origin: string } | undefined;
}

/** These two are safe together only because the frame's origin is never the page's. */
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
 * The frame for an address from a page or feed; undefined for an unknown site, 'skipped' for a site the page skips. The
 * framed URL is rebuilt, always https, and never has credentials or a port.
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
    kind: site.look === 'tour' ? 'tour' : 'video',
    src,
    link: url.href,
    ...looks[site.look],
    pause: site.pause === undefined ? undefined : { message: site.pause, origin: new URL(src).origin },
  };
}

/**
 * Parses an https URL without credentials, a port or characters that parsers read as different hosts; for a known site
 * also one that begins with its host.
 */
function readAddress(address: string): URL | undefined {
  const text = withScheme(address.trim()).replace(/^(?:http:)?\/\//i, 'https://');
  if (text.length > longest || !/^https:\/\/[^/\\]/i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text))
    return undefined;
  const url = new URL(text);
  return url.username || url.password || url.port ? undefined : url;
}

function withScheme(text: string): string {
  const hostname = text.replace(/\/.*$/s, '').toLowerCase();
  return videoHosts.some(({ hosts }) => isOf({ hostname }, hosts)) ? `https://${text}` : text;
}

/** Whether a URL's host is one of these hosts or a subdomain of one. */
const isOf = ({ hostname }: Pick<URL, 'hostname'>, hosts: readonly string[]) =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

function siteOf(url: URL, tourHosts: readonly string[]): VideoHost | undefined {
  const host = tourHosts.find((each) => isOf(url, [each]));
  return host === undefined ? undefined : { name: host, hosts: [host], frames: [], look: 'tour', embed: asGiven };
}
