import { longestAmount } from '../../domain/money';
import { interestRange } from '../../domain/interest-range';
import { yearsRange, type MortgageErrors, type RepaymentType } from '../../domain/mortgage';
import { formatInterest, interestDecimals } from '../../domain/percent';
import { NumberField } from '../../ui/number-field';
import { RadioGroup, type Choice } from '../../ui/radio-group';
import { depositOf, yearsDecimals, type Loan } from './loan';
import { Slider } from './slider';

/** Step of the interest rate slider, and its minimum: a rate of 0 does not count as one. */
const rateStep = 0.05;

const types: readonly Choice<RepaymentType>[] = [
  { value: 'repayment', label: 'Repayment' },
  { value: 'interest-only', label: 'Interest only' },
];

interface Props {
  loan: Loan;
  errors: MortgageErrors;
  onChange: (change: Partial<Loan>) => void;
}

/** The inputs of a mortgage. */
export function LoanQuestions({ loan, errors, onChange }: Props) {
  const { price, interestRate, years, type } = loan;
  const { pounds, percent } = depositOf(loan);
  return (
    <>
      <NumberField
        name="price"
        label="Property price"
        prefix="£"
        digits={longestAmount}
        error={errors.price}
        value={price}
        onValue={(price) => onChange({ price })}
      />
      <div className="agency-deposit">
        <NumberField
          name="deposit"
          label="Deposit"
          prefix="£"
          digits={longestAmount}
          error={errors.deposit}
          value={pounds}
          onValue={(pounds) => onChange({ deposit: { pounds } })}
        />
        <NumberField
          name="deposit-percent"
          label="Share of the price"
          suffix="%"
          decimals={2}
          digits={3}
          value={percent}
          onValue={(percent) => onChange({ deposit: { percent } })}
        />
      </div>
      <div className="agency-stack agency-stack-tight">
        <NumberField
          name="interest-rate"
          label="Interest"
          suffix="%"
          decimals={interestDecimals}
          digits={3}
          error={errors.interestRate}
          value={interestRate}
          onValue={(interestRate) => onChange({ interestRate })}
        />
        <Slider
          label="Interest rate"
          value={interestRate}
          min={rateStep}
          max={interestRange.max}
          step={rateStep}
          say={formatInterest}
          onValue={(interestRate) => onChange({ interestRate })}
        />
      </div>
      <div className="agency-stack agency-stack-tight">
        <NumberField
          name="years"
          label="Repaid over"
          suffix="years"
          decimals={yearsDecimals}
          digits={3}
          error={errors.years}
          value={years}
          onValue={(years) => onChange({ years })}
        />
        <Slider
          label="Term"
          value={years}
          {...yearsRange}
          step={1}
          say={(years) => `${years} years`}
          onValue={(years) => onChange({ years })}
        />
      </div>
      <RadioGroup
        name="type"
        label="How will you repay?"
        look="bar"
        choices={types}
        value={type}
        onValue={(type) => onChange({ type })}
      />
    </>
  );
}
