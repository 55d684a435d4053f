import type { Random } from '../drawing/random';
import { seasons, skies } from '../drawing/seasons';
import type { Season, Sky } from '../drawing/seasons';

/** The seasons a picture can show. */
export type SeasonName = keyof typeof seasons;

/** The hours a picture can show. */
export type HourName = keyof typeof skies;

/** The weather a slug may fix; the rest is random. */
export interface WeatherChoice {
  season?: SeasonName;
  time?: HourName;
}

/** Season and hour of one picture with their colours. */
export interface Weather extends Season {
  season: SeasonName;
  time: HourName;
  sky: Sky;
}

const summerHours = { noon: 38, morning: 26, golden: 20, overcast: 7, dusk: 9 };
const winterHours = { morning: 40, noon: 30, overcast: 15, dusk: 15 };

/** Chooses season and hour once for a whole picture. */
export function weather(dice: Random, { season, time }: WeatherChoice = {}): Weather {
  const chosenSeason = season ?? dice.weighted({ summer: 42, spring: 30, autumn: 20, winter: 8 });
  const chosenTime = time ?? dice.weighted<HourName>(chosenSeason === 'winter' ? winterHours : summerHours);
  return { season: chosenSeason, time: chosenTime, ...seasons[chosenSeason], sky: skies[chosenTime] };
}
