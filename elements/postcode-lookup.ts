import { defineElement } from '../src/core/element';
import { PostcodeLookup } from '../src/features/postcode-lookup/postcode-lookup';

/**
 * Finds the addresses of a postcode and fills in the form around it. It comes by itself in the place of each input of
 * your page's own forms that is marked `data-postcode-lookup`, with the label around it; the input stays what is sent.
 *
 * @example With an input of your own
 * <agency-postcode-lookup><label>Postcode <input name="lead_client[postcode]" autocomplete="postal-code"></label></agency-postcode-lookup>
 */
export default defineElement('agency-postcode-lookup', PostcodeLookup, { attributes: {}, keepsContent: true });
