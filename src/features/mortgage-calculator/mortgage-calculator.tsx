import { useAtomValue } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { offersMortgage } from '../../domain/mortgage';
import { pageProperty } from '../../domain/property-page';
import { pageSubjectAtom } from '../../state/page-subject';
import { LoanCalculator, type LoanCalculatorProps } from './loan-calculator';

/** What a mortgage costs a month; nothing for a property that is not to be bought with one. */
export function MortgageCalculator(props: LoanCalculatorProps) {
  const property = useAtomValue(pageSubjectAtom(pageProperty));
  const offered = !property || offersMortgage({ ...property, priceValue: props.price ?? property.priceValue });
  useElementState(offered ? 'ready' : 'empty');
  return offered ? <LoanCalculator {...props} /> : null;
}
