import { defineElement, json } from '../src/core/element';
import { readPictures } from '../src/domain/property-media';
import { PropertyGallery } from '../src/features/property-gallery/property-gallery';

/**
 * Pictures one at a time, as large as there is room: by swipe, by button and by key, with their captions.
 *
 * Fills the screen by itself when the address ends in `#/property-images`, `#/property-images/3` for the third photo,
 * `#/floorplan`, `#/epc-chart`, `#/antiques-sales-event/7` and so on; the pictures come from the page data. Written
 * into a page it shows the same in its place.
 *
 * @cssproperty [--agency-gallery-height=auto] - Height of a gallery written into a page; 3 to 2 of its width unless told.
 * @example Pictures given by the page itself
 * <agency-property-gallery pictures='[{"url":"/media/house-georgian-12.webp","caption":"Front of the house"},{"url":"/media/room-kitchen-4.webp","caption":"Kitchen"},{"url":"/media/garden-9.webp","caption":"Garden"}]'></agency-property-gallery>
 * @example No picture yet
 * <agency-property-gallery source="floorplan"></agency-property-gallery>
 */
export default defineElement('agency-property-gallery', PropertyGallery, {
  attributes: {
    /**
     * Which pictures of the page data are shown.
     * @default the property's photos
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
    /** Number of the sales event or of the part of the history; else that of the picture to begin with, or its place. */
    itemId: 'string',
    /** Number of the content block whose pictures are shown. */
    contentBlockId: 'string',
    /** The pictures themselves, as JSON: `[{ "url", "caption" }]`. */
    pictures: json(readPictures),
    /**
     * It stands in the dialog of its route, which it closes when there is no such event or block.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
