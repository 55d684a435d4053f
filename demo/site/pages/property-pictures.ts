import { html } from 'hono/html';

import { galleryPictureWidths } from '../../../src/domain/pictures';
import { labelTones, type PropertyLabel } from '../../../src/domain/property-status';
import { readPicturePath } from '../../pictures/sizes';
import { readSlug } from '../../pictures/subjects';
import type { Picture, Property } from '../../server/schema';
import { picture } from './picture';
import { routeTarget } from './route-target';

const large = 5;
const drawn = { widths: galleryPictureWidths, sizes: '(min-width: 768px) 60vw, 100vw' };
const half = '(min-width: 1440px) 680px, (min-width: 768px) 50vw, 100vw';
const quarter = '(min-width: 1440px) 340px, (min-width: 768px) 25vw, 100vw';

/** A property's first pictures and links to its other media; each opens as a dialog. */
export const propertyPictures = (property: Property, labels: readonly PropertyLabel[]) => {
  const { photos, displayAddress } = property;
  return html`<div class="site-mosaic-frame" role="group" aria-label="Photos of ${displayAddress}">
      <div class="site-mosaic">
        ${photos.length === 0 ? html`<p class="site-mosaic-none">No image</p>` : ''}
        ${photos
          .slice(0, large)
          .map(
            (photo, index) =>
              html`<a class="site-mosaic-photo" href="#/property-images/${index + 1}">
                ${picture(photo, { widths: galleryPictureWidths, sizes: index > 0 && photos.length >= large ? quarter : half, eager: index === 0 })}
              </a>`,
          )}
      </div>
      ${labels.length > 0 ? html`<p class="site-mosaic-labels">${labels.map(label)}</p>` : ''}
    </div>
    ${looks(property)}`;
};

/** All photos and films, for visitors without JavaScript: links to their dialogs lead here. */
export const picturesFallback = ({ photos, virtualTours: films }: Property) =>
  html`<noscript>
    <section id="/property-images" aria-labelledby="photos">
      <h2 class="site-h2" id="photos">All photos</h2>
      ${photos.map(
        (photo, index) =>
          html`<figure class="site-drawing" id="/property-images/${index + 1}">
            ${picture(photo, { ...drawn, size: { width: 3, height: 2 } })}
            <figcaption class="site-muted">${photo.caption}</figcaption>
          </figure>`,
      )}
      ${films.map(
        ({ id, url, kind }) => html`<p id="/video/${id}"><a href="${url}">${filmWords[kind ?? 'tour']}</a></p>`,
      )}
    </section>
  </noscript>`;

/**
 * A drawing of a property, such as its floorplan, in its own section. Its text alternative is what the link does, since
 * the caption below says what is drawn.
 */
export const drawing = (id: string, title: string, route: string, does: string, pictures: readonly Picture[]) =>
  pictures.length === 0
    ? ''
    : html`${routeTarget(route)}
        <section aria-labelledby="${id}">
          <h2 class="site-h2" id="${id}">${title}</h2>
          ${pictures.map(
            (each) =>
              html`<figure class="site-drawing">
                <a class="site-drawing-link" href="#${route}">
                  ${picture({ ...each, caption: does }, { ...drawn, size: sheetOf(each) })}
                </a>
                <figcaption class="site-muted">${each.caption}</figcaption>
              </figure>`,
          )}
        </section>`;

const sheetOf = ({ url }: Picture) => {
  const order = readPicturePath(url);
  return order && readSlug(order.slug)?.sheet?.();
};

const looks = ({ photos, floorplans, epcCharts, virtualTours: films }: Property) => {
  const links = [
    { path: '/property-images', words: `All ${photos.length} photos`, count: photos.length - 1 },
    { path: '/floorplan', words: 'Floorplan', count: floorplans.length },
    { path: '/epc-chart', words: 'Energy rating', count: epcCharts.length },
    ...films.map(({ id, kind }) => ({ path: `/video/${id}`, words: filmWords[kind ?? 'tour'], count: 1 })),
  ].filter(({ count }) => count > 0);
  return links.length === 0
    ? ''
    : html`<p class="site-looks">
        ${links.map(({ path, words }) => html`<a class="site-look" href="#${path}">${words}</a>`)}
      </p>`;
};

/** As on the property's card. */
const label = (words: PropertyLabel) =>
  html`<span class="agency-status agency-status-${labelTones.get(words) ?? 'plain'}">${words}</span>`;

const filmWords = { tour: 'Virtual tour', video: 'Video' };
