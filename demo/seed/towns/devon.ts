import type { TownRecord } from './town';

/** The towns of Devon. */
export const devon: readonly TownRecord[] = [
  {
    name: 'Exeter',
    county: 'Devon',
    nation: 'England',
    isCity: true,
    university: true,
    lat: 50.7184,
    lng: -3.5339,
    districts: ['EX1', 'EX4'],
    areas: {
      'St Leonards': ['EX2', 50.716, -3.519],
      Heavitree: ['EX1', 50.721, -3.502],
      Topsham: ['EX3', 50.683, -3.465],
      Pennsylvania: ['EX4', 50.737, -3.524],
    },
    poundsPerSquareFoot: 350,
    styles: ['victorian', 'semi', 'georgian', 'newbuild', 'flats', 'villa'],
    weight: 5,
    known: 'Exeter is a cathedral city with a quay of its own, within reach of both the moor and the sea.',
    living: 'The river is for rowing, the valley parks for running, and Topsham is for Sunday lunch.',
  },
  {
    name: 'Totnes',
    county: 'Devon',
    nation: 'England',
    lat: 50.431,
    lng: -3.684,
    districts: ['TQ9'],
    areas: {
      Dartington: ['TQ9', 50.45, -3.709],
      Harberton: ['TQ9', 50.411, -3.725],
    },
    poundsPerSquareFoot: 350,
    styles: ['cottage', 'victorian', 'barn', 'bungalow', 'newbuild'],
    weight: 2,
    known: 'Totnes climbs from the Dart to its castle by a high street that passes under an Elizabethan gate.',
    living: 'It has trains to Exeter and London, boats to Dartmouth, and more bakers than a town this size needs.',
  },
];
