import type { TownRecord } from './town';

/** The towns in Wales. */
export const wales: readonly TownRecord[] = [
  {
    name: 'Cardiff',
    county: 'South Glamorgan',
    nation: 'Wales',
    isCity: true,
    university: true,
    lat: 51.4816,
    lng: -3.1791,
    districts: ['CF10', 'CF11'],
    areas: {
      Pontcanna: ['CF11', 51.488, -3.201],
      Canton: ['CF5', 51.483, -3.209],
      Llandaff: ['CF5', 51.494, -3.215],
      Penarth: ['CF64', 51.436, -3.173],
      Roath: ['CF24', 51.491, -3.158],
    },
    poundsPerSquareFoot: 320,
    styles: ['victorian', 'semi', 'newbuild', 'flats', 'villa'],
    weight: 5,
    known: 'Cardiff is the capital of Wales, with parks that run from the castle almost to the hills.',
    living:
      'One can walk from the cathedral at Llandaff to the bay beside the Taff without crossing a main road twice.',
  },
  {
    name: 'Cowbridge',
    county: 'South Glamorgan',
    nation: 'Wales',
    lat: 51.461,
    lng: -3.448,
    districts: ['CF71'],
    areas: {
      Llanblethian: ['CF71', 51.457, -3.456],
      Ystradowen: ['CF71', 51.493, -3.427],
    },
    poundsPerSquareFoot: 340,
    styles: ['cottage', 'semi', 'barn', 'bungalow', 'newbuild'],
    weight: 2,
    known: 'Cowbridge is the market town of the Vale of Glamorgan, walled since the Middle Ages.',
    living: 'Its long high street is all independent shops, and the heritage coast is a short drive away.',
  },
  {
    name: 'Monmouth',
    county: 'Monmouthshire',
    nation: 'Wales',
    lat: 51.8118,
    lng: -2.7155,
    districts: ['NP25'],
    areas: {
      Wyesham: ['NP25', 51.806, -2.699],
      Dingestow: ['NP25', 51.787, -2.788],
      Rockfield: ['NP25', 51.831, -2.753],
    },
    poundsPerSquareFoot: 300,
    styles: ['cottage', 'georgian', 'semi', 'barn', 'rectory'],
    weight: 2,
    known: 'Monmouth stands where the Monnow meets the Wye, with a gate on its medieval bridge.',
    living: 'The Wye is for canoes, Offa’s Dyke for boots, and Agincourt Square for everything else.',
  },
];
