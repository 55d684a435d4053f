import type { Random } from '../pictures/drawing/random';
import type { Age, Surroundings } from './kinds';

type Opening = (aHome: string, where: string, home: string) => string;
type Sized = (room: string, size: string) => string;

/** Opening sentences: what the home is, where it is and why to view it. */
export const openings: Record<Age, readonly Opening[]> = {
  period: [
    (aHome, where) => `${aHome} in ${where}, with well-kept rooms and good light from morning to evening.`,
    (_aHome, where, home) =>
      `This ${home} stands in one of the quieter streets of ${where} and has kept most of what it was built with.`,
    (aHome, where) => `${aHome} that has been looked after by the same owners for many years, in ${where}.`,
    (_aHome, where, home) =>
      `Behind a plain front in ${where}, this ${home} has rooms of generous proportions and a good deal of its old joinery.`,
    (aHome, where) => `${aHome} in ${where} with high ceilings, deep windows and a sensible plan.`,
    (_aHome, where, home) =>
      `Rooms such as these seldom come up in ${where}: this ${home} has shutters that work, floors that are level and a cellar that is dry.`,
  ],
  between: [
    (aHome, where) => `${aHome} in ${where}, larger inside than it seems and set back from the road.`,
    (_aHome, where, home) =>
      `This ${home} in ${where} has been brought up to date room by room and is ready to move into.`,
    (aHome, where) => `${aHome} on a level plot in ${where}, within a walk of the school and the shops.`,
    (_aHome, where, home) =>
      `A friendly road in ${where}, a sunny garden and room to extend: this ${home} suits a family that means to stay.`,
    (aHome, where) => `${aHome} in ${where} with light on three sides and everything in good order.`,
  ],
  modern: [
    (aHome, where) => `${aHome} in ${where}, warm in winter, cool in summer and cheap to run.`,
    (_aHome, where, home) =>
      `This ${home} in ${where} was planned by somebody who has lived in one: storage where it is wanted and windows where the sun is.`,
    (aHome, where) => `${aHome} in ${where} with clean lines, tall windows and nothing to do.`,
    (_aHome, where, home) =>
      `Close to the station and the shops of ${where}, this ${home} is easily kept and easily left.`,
    (aHome, where) => `${aHome} in ${where}, finished with care and still under its builder’s warranty.`,
  ],
};

/** The main room of a home with a fireplace, with its size. */
export const hearths: readonly Sized[] = [
  (room, size) => `The ${room} measures ${size} and has a working fireplace and shutters to its window.`,
  (room, size) =>
    `One comes first to the ${room}, ${size}, where a wood-burning stove has been fitted into the old hearth.`,
  (room, size) => `The ${room}, ${size}, has its cornice, its picture rail and an open fire.`,
];

/** The main room of a home without one, with its size. */
export const groundFloors: Record<Age, readonly Sized[]> = {
  period: [
    (room, size) => `The ${room} measures ${size} and has shutters to its window.`,
    (room, size) => `A tiled hall leads to the ${room}, ${size}, with bookshelves on both sides of the chimney breast.`,
    (room, size) => `The ${room} is a handsome one of ${size}, with its cornice, picture rail and floorboards intact.`,
  ],
  between: [
    (room, size) => `The ${room}, ${size}, has a wide window to the front and shelves in both alcoves.`,
    (room, size) => `The hall has room for coats and a pushchair; the ${room} beyond it measures ${size}.`,
    (room, size) => `The ${room} is ${size} and gets the sun for most of the day.`,
  ],
  modern: [
    (room, size) => `The ${room} measures ${size}, with windows down to the floor.`,
    (room, size) => `The ${room}, ${size}, has space for a large table as well as sofas.`,
    (room, size) => `Everything turns on the ${room}, which is ${size} and has light on two sides.`,
  ],
};

/** The kitchen, with its size. */
export const kitchens: Record<Age, readonly Sized[]> = {
  period: [
    (room, size) => `The ${room}, ${size}, has painted cupboards, stone worktops and a larder.`,
    (room, size) => `At the back is the ${room}, ${size}, with a range cooker and a window seat.`,
    (room, size) => `The ${room}, ${size}, was refitted with a joiner’s hand and keeps its old dresser.`,
  ],
  between: [
    (room, size) => `The ${room}, ${size}, was refitted not long ago and takes a table.`,
    (room, size) => `There is a bright ${room} of ${size} that looks over the garden side.`,
    (room, size) => `The ${room} measures ${size}, with a pantry and plenty of worktop.`,
  ],
  modern: [
    (room, size) => `The ${room}, ${size}, has an induction hob, a tall fridge and a good deal of storage.`,
    (room, size) => `The ${room}, ${size}, has pale cupboards, composite worktops and lights where one cooks.`,
    (room, size) => `A ${room} of ${size} is fitted with everything but the kettle.`,
  ],
};

/** The first bedroom, with its size. */
export const principals: Record<Age, readonly ((size: string) => string)[]> = {
  period: [
    (size) => `The principal bedroom is ${size}, with a pair of cupboards beside the chimney breast.`,
    (size) => `The largest bedroom, ${size}, runs across the front of the building.`,
    (size) => `The principal bedroom measures ${size} and has a view worth waking up to.`,
  ],
  between: [
    (size) => `The principal bedroom, ${size}, has a wall of fitted cupboards.`,
    (size) => `The largest bedroom is ${size} and faces the garden.`,
  ],
  modern: [
    (size) => `The principal bedroom is ${size}, with fitted wardrobes and blinds that keep the morning out.`,
    (size) => `The largest bedroom measures ${size} and is on the quiet side.`,
  ],
};

/** Gardens by the kind of street. */
export const gardens: Record<Surroundings, readonly string[]> = {
  town: [
    'Outside there is a paved yard with raised beds, and a gate to the lane behind.',
    'The garden is longer than one expects, with a lawn, a shed and a sunny end for a table.',
    'The garden is easily kept and gets the evening sun.',
  ],
  grand: [
    'The garden is walled, with a terrace, a lawn and old fruit trees against the brick.',
    'Steps lead down to a garden with a terrace for breakfast and borders that look after themselves.',
    'The garden is on two levels, with a fig, a fountain that works and somewhere to sit at either end.',
  ],
  suburb: [
    'The garden is level and fenced, with a lawn for games, a patio and a shed with electricity.',
    'There is a garden to the front and a larger one behind, with apple trees and a vegetable bed.',
    'The back garden faces south and is not overlooked.',
  ],
  country: [
    'The garden goes all the way round, with a stone wall, a lawn and a gate to the footpath.',
    'Outside are a terrace, a cottage garden in good heart and a shed for logs.',
    'The garden slopes gently to a stream, with fruit trees and a place to sit that the sun reaches last.',
  ],
};

/** Land measured in acres. */
export const yards = (dice: Random, acres: number): string =>
  dice.pick([
    `In all there are about ${acres} acres of garden, paddock and orchard.`,
    `The grounds come to about ${acres} acres, with a paddock, a copse and outbuildings in fair order.`,
    `With it go about ${acres} acres, most of it grass, with a right of way to nobody.`,
  ]);
