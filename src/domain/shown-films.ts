import { mediaWords } from './prescribed-words';
import { listOf, type Reader } from './page-shape';
import { subjectOf } from './page-keys';
import type { Film } from './property-media';
import { embedVideo, type Embed, type VideoSettings } from './video-embed';

/** A video or tour that can be shown, with its label. */
export interface ShownFilm extends Film {
  readonly label: string;
  readonly embed: Embed;
}

/** The page's videos and tours that can be shown, in order, and the addresses of unknown sites. */
export interface ShownFilms {
  readonly shown: readonly ShownFilm[];
  readonly unsupported: readonly string[];
}

const host: Reader<string> = (value) =>
  typeof value === 'string' ? /^(?:[a-z\d-]+\.)+[a-z]{2,}$/.exec(value.trim().toLowerCase())?.[0] : undefined;

/** The tour sites that a page adds or skips. */
export const tourSites = subjectOf<Required<Omit<VideoSettings, 'ownHost'>>>({
  tourHosts: { read: listOf(host), missing: [] },
  skippedTourHosts: { read: listOf(host), missing: [] },
});

/** A film of the page, or one of which only the site tells whether it is a video or a tour. */
type GivenFilm = Omit<Film, 'kind'> & Partial<Pick<Film, 'kind'>>;

/** Decides which videos and tours can be shown; those of skipped sites are left out silently. */
export function showFilms(films: readonly GivenFilm[], settings: VideoSettings = {}): ShownFilms {
  const shown: ShownFilm[] = [];
  const unsupported: string[] = [];
  for (const film of films) {
    const embed = embedVideo(film.url, settings);
    if (embed === 'skipped') continue;
    if (!embed) {
      unsupported.push(film.url);
      continue;
    }
    const { kind = embed.kind } = film;
    shown.push({ ...film, kind, embed, label: film.description || numbered(kind, shown) });
  }
  return { shown, unsupported };
}

/** 'Virtual Tour 2' for the second tour that is shown, 'Video 1' for the first video. */
function numbered(kind: Film['kind'], before: readonly Film[]): string {
  const number = before.filter((film) => film.kind === kind).length + 1;
  return kind === 'tour' ? mediaWords.tour(number) : mediaWords.video(number);
}
