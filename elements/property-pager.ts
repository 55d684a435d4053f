import { defineElement } from '../src/core/element';
import { PropertyPager } from '../src/features/property-pager/property-pager';

/**
 * On a property page, links to the previous and next property of the search that led there. Shows nothing when no
 * search led to the page's property.
 *
 * @example For the visitor's last search
 * <agency-property-pager></agency-property-pager>
 */
export default defineElement('agency-property-pager', PropertyPager, { attributes: {}, listen: ['auxclick'] });
