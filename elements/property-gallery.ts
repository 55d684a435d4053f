import { defineElement, json } from '../src/core/element';
import { readPictures } from '../src/domain/property-media';
import { PropertyGallery } from '../src/features/property-gallery/property-gallery';

/**
 * Pictures with captions, one at a time and as large as the space allows, turned by swipe, button or key.
 *
 * Opens as a full-screen dialog at `#/property-images`, at `#/property-images/3` from the photo with the id 3 or else
 * the third, at `#/floorplan`, `#/epc-chart`, `#/antiques-sales-event/7` and so on, with the pictures in the page data.
 * Written into a page, it shows them there.
 *
 * @cssproperty [--agency-gallery-height=auto] - Height of a gallery written into a page; by default its ratio is 3:2.
 * @example Pictures given in the attribute
 * <agency-property-gallery pictures='[{"url":"/media/house-georgian-12.webp","caption":"Front of the house"},{"url":"/media/room-kitchen-4.webp","caption":"Kitchen"},{"url":"/media/garden-9.webp","caption":"Garden"}]'></agency-property-gallery>
 * @example A source without pictures
 * <agency-property-gallery source="floorplan"></agency-property-gallery>
 */
export default defineElement('agency-property-gallery', PropertyGallery, {
  attributes: {
    /**
     * Which pictures of the page data to show.
     * @default `property-images`, the property's photos
     */
    source: [
      'property-images',
      'floorplan',
      'epc-chart',
      'agricultural-sales-event',
      'antiques-sales-event',
      'property-auction-sales-event',
      'history-images',
      'gallery-card-slider-expand',
    ],
    /** Id of the sales event or history entry; for other sources the first picture to show, by id or by position. */
    itemId: 'string',
    /** Id of the content block whose pictures are shown. */
    contentBlockId: 'string',
    /** The pictures themselves, as JSON: `[{ "url", "caption" }]`. */
    pictures: json(readPictures),
    /**
     * Shown in its route's dialog, which it closes when there is no such event or block.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
