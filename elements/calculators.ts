import { defineElement } from '../src/core/element';
import { Calculators } from '../src/features/calculators/calculators';
// Both calculators: fetched with it, not after it.
import './mortgage-calculator';
import './stamp-duty';

/**
 * The mortgage and the stamp duty of the page's home, in one place. Opens over the page by itself when the address
 * ends in `#/calculator`; nothing for a home to let.
 *
 * @example Both for the home of the page
 * <agency-calculators></agency-calculators>
 */
export default defineElement('agency-calculators', Calculators, {
  attributes: {
    /**
     * It stands in the dialog of its route, which it closes when there is nothing to show.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
  standsAlone: true,
});
