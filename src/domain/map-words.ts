import { counted } from './counted';
import type { DrawNews } from './draw';
import { formatNumber } from './numbers';
import { mostCorners, type PolygonFault } from './polygon';

const homes = (count: number) => counted(count);
const least = 3;
const soFar = (count: number) => (count < least ? `${count} of at least ${least}` : `${count} points`);

const faults: Record<PolygonFault, string> = {
  'too few points': 'An area needs at least three points. Add another one.',
  'no area': 'The points lie on one line. Move one of them aside.',
  'crosses itself': 'The line crosses itself. Undo the last step or move a point.',
};

/** How homes that are not on the map can be brought onto it, if they can. */
export type OtherHomes = keyof typeof toSee;

const toSee = {
  byZooming: 'Zoom in to see more.',
  bySearching: 'Zoom in and search that area to see more.',
  byDrawing: 'Draw a smaller area to see more.',
  never: 'The others cannot be shown on the map.',
} as const;

/** Words of the maps. */
export const mapWords = {
  searchMap: 'Map of homes',
  propertyMap: (address: string) => `Map showing where ${address} is`,
  loading: 'Loading the map',
  failed: 'The map did not load',
  failedBeside: 'The list of homes works without it.',
  failedAddress: 'The address on this page is still correct.',
  groundFailed: 'The map images did not load.',
  refused: 'The map service refused this site. The agency needs to correct its key.',
  askHeading: 'Show the map?',
  ask: (host: string) => `The map loads from ${host}, which will then see your IP address and the area you view.`,
  show: 'Show the map',
  keys: 'Arrow keys move the map, plus and minus zoom, Shift and question mark shows all shortcuts.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Show where I am',
  located: 'The map shows where you are.',
  notLocated: 'Your location could not be found.',
  reset: 'Back to the whole search',
  resetProperty: 'Back to the home',
  fill: 'Fill the window with the map',
  unfill: 'Back to the normal size',
  help: 'Map keyboard shortcuts',
  wheel: (isApple: boolean) => `Hold ${isApple ? '⌘' : 'Ctrl'} while you scroll to zoom, or click the map first`,
  touch: 'Use two fingers to move the map, or tap it first',
  searchAsMoved: 'Search as I move the map',
  searchHere: 'Search this area',
  /** Without a total, the server does not count them and there are more. */
  count: (shown: number, total: number | undefined, others: OtherHomes) =>
    total === undefined
      ? `The first ${homes(shown)} ${shown === 1 ? 'is' : 'are'} on the map. ${toSee[others]}`
      : shown < total
        ? `${homes(shown)} of ${formatNumber(total)} on the map. ${toSee[others]}`
        : `${homes(total)} on the map.`,
  none: 'No homes in this part of the map.',
  searching: 'Looking for homes…',
  searchFailed: 'The homes in this part of the map did not load.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  list: (count: number) => `List (${count})`,
  listHeading: 'Homes on this map',
  closeCard: 'Close',
  pin: (price: string, address: string) => [price, address].filter(Boolean).join(', '),
  group: (count: number) => `${homes(count)} close together`,
  seen: 'seen',
  saved: 'saved',
  here: (place: number, total: number) => `${place} of ${total} homes at this spot.`,
  nextHere: 'Show the next',
  approximate: 'The location on the map is approximate: the exact address is not given.',
  directions: 'Directions',
  nowhere: 'The location of this home was not given.',
} as const;

/** Words of drawing an area to search in. */
export const drawWords = {
  begin: 'Draw an area',
  edit: 'Edit the area',
  remove: 'Delete the area',
  removed: 'The drawn area was deleted.',
  heading: 'Draw the area to search in',
  howPointer: 'Click or tap the map to add points, or draw around the area in one go.',
  howCorners: 'Add more points, or move one: drag it, or tap it and then its new place.',
  howHeld: (number: number) => `Click or tap where point ${number} should be, or the point itself to leave it there.`,
  howKeys:
    'With the keyboard: arrows move the map, Enter adds a point at the cross in the middle, Tab goes to the points.',
  undo: 'Undo',
  removePoint: 'Delete point',
  finish: 'Search this area',
  cancel: 'Cancel',
  askHeading: 'Discard this drawing?',
  ask: (count: number) => `Its ${count} points would be lost.`,
  keep: 'Keep drawing',
  discard: 'Discard',
  corner: (number: number, count: number) => `Point ${number} of ${count}. Arrows move it, Delete removes it.`,
  inArea: (count: number) => `${homes(count)} in this area so far`,
  faults,
} as const;

/** What happened to a drawing, in words. */
export function drawNews(news: DrawNews): string {
  switch (news.kind) {
    case 'begun':
      return `${drawWords.heading}. ${drawWords.howKeys}`;
    case 'added':
      return `Point ${news.number} added; ${soFar(news.count)}.`;
    case 'moved':
      return `Point ${news.number} moved.`;
    case 'removed':
      return `Point ${news.number} removed; ${soFar(news.count)}.`;
    case 'held':
      return drawWords.howHeld(news.number);
    case 'left':
      return `Point ${news.number} stays where it was.`;
    case 'traced':
      return `A line of ${news.count} points was drawn.`;
    case 'undone':
      return 'The last step was undone.';
    case 'nothing to undo':
      return 'There is nothing to undo.';
    case 'full':
      return `An area can have at most ${mostCorners} points.`;
    case 'asking':
      return `${drawWords.askHeading} ${drawWords.ask(news.count)}`;
    case 'kept':
      return 'You are still drawing.';
    case 'discarded':
      return 'The drawing was discarded.';
    case 'finished':
      return `The area has ${news.count} points. Looking for homes in it.`;
    case 'fault':
      return faults[news.fault];
  }
}

/** The keyboard help of a map: keys and their effects. */
export const mapKeyHelp = {
  map: [
    ['Arrow keys', 'Move the map; hold Shift to move further'],
    ['+ and −', 'Zoom in and out'],
    ['0', 'Back to the starting view'],
    ['Tab', 'From the map to its homes'],
    ['Arrow keys on a home', 'To the next home in that direction'],
    ['Enter on a home', 'Show its card'],
    ['Escape', 'Close the card or the list, or leave full window'],
    ['Shift and ?', 'This help'],
  ],
  drawing: [
    ['Enter', 'Add a point at the cross in the middle'],
    ['Tab', 'To the points, one after another'],
    ['Arrow keys on a point', 'Move the point; hold Shift to move further'],
    ['Enter on a point', 'Hold the point; Enter on the map then moves it to the cross'],
    ['Delete on a point', 'Remove the point'],
    ['Ctrl and Z', 'Undo the last step'],
    ['Escape', 'Discard the drawing'],
  ],
} as const;
