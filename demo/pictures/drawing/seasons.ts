/** The sky and light of an hour. */
export interface Sky {
  top: string;
  mid: string;
  low: string;
  cloud: string;
  haze: string;
  /** The hour's tint over the whole picture, with its opacity. */
  grade: readonly [colour: string, opacity: number];
  /** Opacity of shadows. */
  shadow: number;
  /** How many windows are lit, from 0 to 1. */
  glow: number;
}

/** The growing colours of a season. */
export interface Season {
  leaf: readonly string[];
  blossom?: readonly string[];
  grass: string;
  hedge: string;
  flower: readonly string[];
  /** The part of trees without leaves. */
  bare: number;
}

/** Skies by hour. */
export const skies = {
  morning: {
    top: '#92bbd6',
    mid: '#cfe0e2',
    low: '#f8ead6',
    cloud: '#fffaf0',
    haze: '#d3dfdc',
    grade: ['#ffe2b0', 0.07],
    shadow: 0.28,
    glow: 0,
  },
  noon: {
    top: '#5f9fcc',
    mid: '#a9cfe3',
    low: '#e6f0ee',
    cloud: '#ffffff',
    haze: '#c5dade',
    grade: ['#fff2d4', 0.04],
    shadow: 0.34,
    glow: 0,
  },
  overcast: {
    top: '#aebdc6',
    mid: '#cfd8da',
    low: '#eeece4',
    cloud: '#f8f7f3',
    haze: '#cdd5d5',
    grade: ['#b8c4c8', 0.07],
    shadow: 0.16,
    glow: 0,
  },
  golden: {
    top: '#86aecb',
    mid: '#c6d5d6',
    low: '#fcdcae',
    cloud: '#fff1d8',
    haze: '#e6d3b4',
    grade: ['#ffb05c', 0.075],
    shadow: 0.36,
    glow: 0.25,
  },
  dusk: {
    top: '#5a719c',
    mid: '#a9a3b8',
    low: '#f3bc9c',
    cloud: '#e3b3ac',
    haze: '#a79fae',
    grade: ['#2f3a6e', 0.17],
    shadow: 0.14,
    glow: 1,
  },
} satisfies Record<string, Sky>;

/** Seasons as they show in gardens. */
export const seasons = {
  spring: {
    leaf: ['#7da457', '#93b062', '#6a9653'],
    blossom: ['#f3d4d9', '#fbf1ef'],
    grass: '#8db05c',
    hedge: '#638a4c',
    flower: ['#f6e3a1', '#f2c3cc', '#ffffff', '#c9b7e0'],
    bare: 0.1,
  },
  summer: {
    leaf: ['#5f8b4d', '#4f7c4b', '#769a56'],
    grass: '#82a556',
    hedge: '#52794a',
    flower: ['#e9a3b0', '#ffffff', '#b9a6d8', '#f4d77e'],
    bare: 0,
  },
  autumn: {
    leaf: ['#c48b43', '#b26a38', '#d3a551', '#8c8b4c'],
    grass: '#94a05c',
    hedge: '#6b7c48',
    flower: ['#d98a4f', '#e7c06b', '#b5576a'],
    bare: 0.1,
  },
  winter: {
    leaf: ['#54705a', '#627a62'],
    grass: '#93a27b',
    hedge: '#55705a',
    flower: ['#ffffff', '#d9d3e8'],
    bare: 0.75,
  },
} satisfies Record<string, Season>;
