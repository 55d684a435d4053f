import { defineElement } from '../src/core/element';
import { TenantInfo } from '../src/features/tenant-info/tenant-info';

/**
 * What the agency says about fees to whoever would rent the page's home: the text of its page data. Opens over the
 * page by itself when the address ends in `#/tenant-info`; nothing for a home that has no such text or is for sale.
 *
 * @example The text of the page's home
 * <agency-tenant-info></agency-tenant-info>
 */
export default defineElement('agency-tenant-info', TenantInfo, {
  attributes: {
    /**
     * It stands in the dialog of its route, which it closes when there is nothing to show.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
