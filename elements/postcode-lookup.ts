import { defineElement } from '../src/core/element';
import { PostcodeLookup } from '../src/features/postcode-lookup/postcode-lookup';

/**
 * Finds the addresses at a postcode and fills in the form around it. Its content, the postcode input with its label,
 * stays in view, and the input keeps its name and value. The script wraps each input marked `data-postcode-lookup`, and
 * its label, in this tag.
 *
 * @example Around an input of the page
 * <agency-postcode-lookup><label>Postcode <input name="lead_client[postcode]" autocomplete="postal-code"></label></agency-postcode-lookup>
 */
export default defineElement('agency-postcode-lookup', PostcodeLookup, { attributes: {}, keepsContent: true });
