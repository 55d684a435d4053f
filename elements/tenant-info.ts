import { defineElement } from '../src/core/element';
import { TenantInfo } from '../src/features/tenant-info/tenant-info';

/**
 * The agency's text about tenant fees for the page's property, from the page data. Shows nothing when the property is
 * for sale or has no such text. Opens as a dialog at `#/tenant-info`.
 *
 * @example The text for the page's property
 * <agency-tenant-info></agency-tenant-info>
 */
export default defineElement('agency-tenant-info', TenantInfo, {
  attributes: {
    /**
     * Shown in its route's dialog, which it closes when there is nothing to show.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
