import { defineElement } from '../src/core/element';
import { PropertyVideo } from '../src/features/property-video/property-video';

/**
 * A video or virtual tour that loads nothing from its provider until the visitor plays it. Supports YouTube, Vimeo,
 * Google Drive, Dropbox and many tour providers; `tour_hosts` of the page data adds more. Shows nothing when there is
 * no supported video or tour.
 *
 * Opens as a full-screen dialog at `#/video/12`. Written into a page, it shows the videos and tours in the page data,
 * or the one in `url`.
 *
 * @example A video by its URL
 * <agency-property-video url="https://www.youtube.com/watch?v=aqz-KE-bpKQ" description="A walk through the house"></agency-property-video>
 */
export default defineElement('agency-property-video', PropertyVideo, {
  attributes: {
    /**
     * The `id` of a video or tour in the page data.
     * @default the first one
     */
    videoId: 'string',
    /** URL of a video or tour, when it is not in the page data. */
    url: 'string',
    /** What the video or tour in `url` shows. */
    description: 'string',
    /**
     * Shown in its route's dialog, which it closes when there is no such video.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
