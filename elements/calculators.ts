import { defineElement } from '../src/core/element';
import { Calculators } from '../src/features/calculators/calculators';
// Both calculators are fetched with it, not after it.
import './mortgage-calculator';
import './stamp-duty';

/**
 * The mortgage and stamp duty calculators for the page's property, in one place. Shows nothing when the property is to
 * let. Opens as a dialog at `#/calculator`.
 *
 * @example For the page's property
 * <agency-calculators></agency-calculators>
 */
export default defineElement('agency-calculators', Calculators, {
  attributes: {
    /**
     * Shown in its route's dialog, which it closes when there is nothing to show.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
  listen: ['pointercancel'],
  standsAlone: true,
});
