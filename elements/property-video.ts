import { defineElement } from '../src/core/element';
import { PropertyVideo } from '../src/features/property-video/property-video';

/**
 * A video or a virtual tour, once the visitor asks for it: until then nothing of the site it comes from is loaded.
 * YouTube, Vimeo, Google Drive, Dropbox and many tour providers; more by `tour_hosts` of the page data.
 *
 * Opens over the page by itself when the address ends in `#/video/12`. Written into a page it shows the page's videos
 * and tours in its place, or the one given by its address.
 *
 * @example A video by its address
 * <agency-property-video url="https://www.youtube.com/watch?v=aqz-KE-bpKQ" description="A walk through the house"></agency-property-video>
 */
export default defineElement('agency-property-video', PropertyVideo, {
  attributes: {
    /**
     * The `id` of the video or tour in the page data.
     * @default the first
     */
    videoId: 'string',
    /** Address of a video or tour, where the page data has none. */
    url: 'string',
    /** What it shows, for `url`. */
    description: 'string',
    /**
     * It stands in the dialog of its route, which it closes when there is no such video.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
