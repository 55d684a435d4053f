import { atom } from 'jotai/vanilla';

import { pageHost } from '../core/path';
import { galleryWords as words } from '../domain/gallery-words';
import { propertyMedia } from '../domain/property-media';
import { showFilms, tourSites } from '../domain/shown-films';
import { pageSubjectAtom } from './page-subject';

/** The pictures and films of the page. */
export const propertyMediaAtom = pageSubjectAtom(propertyMedia);

/** The page's settings for framing videos and tours. */
export const videoSettingsAtom = atom((get) => ({ ...get(pageSubjectAtom(tourSites)), ownHost: pageHost() }));

/** The videos and tours of the page that can be shown. */
export const filmsAtom = atom((get) => showFilms(get(propertyMediaAtom).films, get(videoSettingsAtom)));

/** The routes of every kind of media this page has of its home. */
export const mediaLinksAtom = atom((get) => {
  const { photos, floorplans, epcCharts } = get(propertyMediaAtom);
  const drawings = [
    { path: '/property-images', label: words.photos, count: photos.length },
    { path: '/floorplan', label: words.floorplan, count: floorplans.length },
    { path: '/epc-chart', label: words.energy, count: epcCharts.length },
  ];
  const { shown } = get(filmsAtom);
  const films = (['tour', 'video'] as const).flatMap((kind) => {
    const first = shown.find((film) => film.kind === kind);
    return first ? { path: `/video/${first.id}`, label: words[kind] } : [];
  });
  return [...drawings.filter(({ count }) => count > 0), ...films];
});
