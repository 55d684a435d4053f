import type { TownRecord } from './town';

/** The towns in Scotland. */
export const scotland: readonly TownRecord[] = [
  {
    name: 'Edinburgh',
    county: 'Edinburgh',
    nation: 'Scotland',
    isCity: true,
    university: true,
    lat: 55.9533,
    lng: -3.1883,
    districts: ['EH1', 'EH3'],
    areas: {
      Stockbridge: ['EH3', 55.958, -3.21],
      Morningside: ['EH10', 55.928, -3.21],
      Marchmont: ['EH9', 55.938, -3.194],
      Bruntsfield: ['EH10', 55.937, -3.207],
      Leith: ['EH6', 55.976, -3.17],
      Trinity: ['EH5', 55.976, -3.208],
    },
    poundsPerSquareFoot: 400,
    styles: ['mansion', 'georgian', 'villa', 'flats', 'semi', 'victorian'],
    weight: 6,
    known: 'Edinburgh is the capital of Scotland, its New Town one of the largest Georgian quarters in the world.',
    living: 'There is a hill at the end of most streets and a river walk that few visitors ever find.',
  },
  {
    name: 'Perth',
    county: 'Perth and Kinross',
    nation: 'Scotland',
    isCity: true,
    lat: 56.395,
    lng: -3.437,
    districts: ['PH1', 'PH2'],
    areas: {
      Scone: ['PH2', 56.419, -3.405],
      'Bridge of Earn': ['PH2', 56.349, -3.404],
      Methven: ['PH1', 56.417, -3.576],
    },
    poundsPerSquareFoot: 240,
    styles: ['villa', 'semi', 'bungalow', 'cottage', 'mansion', 'newbuild'],
    weight: 2,
    known: 'Perth lies on the Tay at the edge of the Highlands, with two great parks beside the river.',
    living: 'The trains go to Edinburgh, Glasgow and Inverness, and Kinnoull Hill looks down on all of it.',
  },
];
