/** Theme of a map. */
export type Theme = 'light' | 'dark';

/** The colours of a map. */
export interface Look {
  sea: string;
  shore: string;
  land: string;
  upland: string;
  wood: string;
  fields: readonly string[];
  hedge: string;
  urban: string;
  park: string;
  river: string;
  street: string;
  road: string;
  roadEdge: string;
  motorway: string;
  motorwayEdge: string;
  rail: string;
  ink: string;
  quietInk: string;
  waterInk: string;
  halo: string;
  shield: string;
  shieldInk: string;
}

/** The light and dark palettes, matching the site's. */
export const looks: Readonly<Record<Theme, Look>> = {
  light: {
    sea: '#bfd6df',
    shore: '#a9c6d2',
    land: '#f1ede3',
    upland: '#e6e8d6',
    wood: '#d3dfc3',
    fields: ['#eeebdd', '#e9ead9', '#f0eadb', '#e5e8d3'],
    hedge: '#dcdcc6',
    urban: '#e7e0d1',
    park: '#d7e2c9',
    river: '#b4d0dc',
    street: '#fffdf8',
    road: '#fffaf0',
    roadEdge: '#d9ceb8',
    motorway: '#f3dfae',
    motorwayEdge: '#cdb277',
    rail: '#b9b2a3',
    ink: '#3d423a',
    quietInk: '#66675b',
    waterInk: '#4b7181',
    halo: '#f6f3ea',
    shield: '#1f4b3a',
    shieldInk: '#ffffff',
  },
  dark: {
    sea: '#20333f',
    shore: '#2a4250',
    land: '#1b211e',
    upland: '#1f2822',
    wood: '#243229',
    fields: ['#1d2420', '#1e2621', '#1c2320', '#202822'],
    hedge: '#27302a',
    urban: '#262d29',
    park: '#25342b',
    river: '#2b4655',
    street: '#353f3a',
    road: '#47524c',
    roadEdge: '#141917',
    motorway: '#6a5f41',
    motorwayEdge: '#15130d',
    rail: '#4a524d',
    ink: '#dcdfd6',
    quietInk: '#a9afa6',
    waterInk: '#8fb3c4',
    halo: '#161b18',
    shield: '#9ccbb2',
    shieldInk: '#12211a',
  },
};
