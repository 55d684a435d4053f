interface Named {
  readonly address: string;
}

/** Words of full-screen pictures, videos and tours. */
export const galleryWords = {
  photosOf: ({ address }: Named) => `Photos of ${address}`,
  floorplanOf: ({ address }: Named) => `Floorplan of ${address}`,
  energyOf: ({ address }: Named) => `Energy performance of ${address}`,
  filmsOf: ({ address }: Named) => `Videos and tours of ${address}`,
  event: 'Photos of the sale',
  history: 'From our history',
  block: 'Gallery',
  pictures: 'Pictures',
  picture: (number: number, total: number) => `Picture ${number} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  all: 'All pictures',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: (percent: number) => `${percent} percent`,
  /** Label of the region in which an enlarged picture scrolls. */
  enlarged: (caption: string) => `Enlarged: ${caption}`,
  failed: 'This picture did not load.',
  tryAgain: 'Try again',
  noPictures: 'Sorry, we could not find those pictures.',
  kinds: 'More about this home',
  photos: 'Photos',
  floorplan: 'Floorplan',
  energy: 'Energy',
  tour: 'Virtual tour',
  video: 'Video',
} as const;

/** Words of the player of videos and tours. */
export const playerWords = {
  play: (label: string) => `Play ${label}`,
  notice: (host: string) => `Playing it loads content from ${host}, which may set cookies.`,
  /** A cross-origin frame does not report whether it has loaded. */
  notPlaying: 'Not playing?',
  elsewhere: (host: string) => `Open on ${host}`,
  previous: 'Previous video',
  next: 'Next video',
  position: (number: number, total: number) => `${number} of ${total}`,
  notFound: 'Sorry, we could not find that video.',
} as const;
