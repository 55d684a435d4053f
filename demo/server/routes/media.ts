import { Hono } from 'hono';

import type { Pictures } from '../../pictures/index';
import type { Environment } from '../environment';

const aWeek = 'public, max-age=604800';
const secondsToWait = '2';

/** The agency's pictures in the sizes pages ask for, drawn on demand and stored in the folder. */
export function mediaRoutes(folder: string) {
  let pictures: Pictures | undefined;
  return new Hono<Environment>().get('/media/*', async (c, next) => {
    // The drawing code is loaded with the first picture, so that the server starts faster.
    const { openPictures, readPicturePath, TooManyPicturesError } = await import('../../pictures/index');
    const order = readPicturePath(c.req.path);
    if (!order) return next();
    try {
      pictures ??= openPictures(folder);
      const drawn = await pictures.picture(order.slug, order);
      if (!drawn) return await next();
      c.header('Cache-Control', aWeek);
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return c.body(new Uint8Array(drawn), 200, { 'Content-Type': `image/${order.format}` });
    } catch (error) {
      if (!(error instanceof TooManyPicturesError)) throw error;
      const message = 'Many pictures are being drawn. Please try again.';
      return c.json({ message }, 503, { 'Retry-After': secondsToWait });
    }
  });
}
