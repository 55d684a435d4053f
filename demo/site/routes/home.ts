import { Hono } from 'hono';

import { findArticles } from '../../server/articles';
import type { Environment } from '../../server/environment';
import { busiestTowns, newestHomes } from '../agency-data';
import { cardData } from '../page-data';
import { homePage } from '../pages/home';
import type { Press } from '../press';

const newestOnHome = 8;
const townsOnHome = 10;
const articlesOnHome = 3;

/** The home page. */
export const homeRoutes = (press: Press) =>
  new Hono<Environment>().get('/', async (c) => {
    const newest = await newestHomes(press.services, newestOnHome);
    const towns = await busiestTowns(press.services, townsOnHome);
    const { rows: advice } = await findArticles(press.services, undefined, 1, articlesOnHome);
    return press.print(c, {
      route: 'home',
      title: 'Homes for sale and to let',
      description: `Houses, flats and land for sale and to let from ${press.services.agency.name}.`,
      data: { properties: cardData(press.services.agency, newest) },
      body: homePage({ newest, towns, advice }),
    });
  });
