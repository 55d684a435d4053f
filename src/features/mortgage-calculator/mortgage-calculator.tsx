import { useAtomValue } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { offersMortgage } from '../../domain/mortgage';
import { pageHome } from '../../domain/page-home';
import { pageSubjectAtom } from '../../state/page-subject';
import { LoanCalculator, type LoanCalculatorProps } from './loan-calculator';

/** A mortgage calculator; renders nothing for a property that is not bought with a mortgage. */
export function MortgageCalculator(props: LoanCalculatorProps) {
  const home = useAtomValue(pageSubjectAtom(pageHome));
  const offered = !home || offersMortgage({ ...home, priceValue: props.price ?? home.priceValue });
  useElementState(offered ? 'ready' : 'empty');
  return offered ? <LoanCalculator {...props} /> : null;
}
