import { defineElement } from '../src/core/element';
import { PropertyPager } from '../src/features/property-pager/property-pager';

/**
 * On the page of a home: links to the homes before and after it in the search that led there. Empty where none did.
 *
 * @example Between the homes of the last search
 * <agency-property-pager></agency-property-pager>
 */
export default defineElement('agency-property-pager', PropertyPager, { attributes: {} });
