import { formatPounds } from '../../domain/money';
import type { RepaymentType } from '../../domain/mortgage';
import type { MortgageSchedule } from '../../domain/mortgage-schedule';
import { formatInterest, formatPercent } from '../../domain/percent';
import { Disclosure } from '../../ui/disclosure';
import { Facts } from '../../ui/facts';
import { Table } from '../../ui/table';
import { BalanceChart } from './balance-chart';

interface Props {
  schedule: MortgageSchedule;
  type: RepaymentType;
  /** Deposit and stamp duty in pounds, where the page works out the stamp duty. */
  cashNeeded?: number | undefined;
}

/** The cost of a mortgage in total and by year, and at higher interest rates. */
export function Costs({ schedule, type, cashNeeded }: Props) {
  const { loan, loanToValue, monthly, monthlyInterestOnLoan, totalInterest, totalPaid, years, stress } = schedule;
  const interestOnly = type === 'interest-only';
  return (
    <>
      <Facts
        facts={[
          ['Loan', formatPounds(loan)],
          ['Loan to value', formatPercent(loanToValue)],
          ['Total interest', formatPounds(totalInterest)],
          interestOnly ? ['Owed at the end', formatPounds(loan)] : ['Total repaid', formatPounds(totalPaid)],
          ...(interestOnly ? [['Interest on the loan', `${formatPounds(monthlyInterestOnLoan)} pcm`] as const] : []),
          ...(cashNeeded === undefined ? [] : [['Cash needed', formatPounds(cashNeeded)] as const]),
        ]}
      />
      {loan > 0 && (
        <figure className="agency-stack">
          <figcaption className="agency-heading-4">What you still owe, year by year</figcaption>
          <BalanceChart schedule={schedule} />
          <Disclosure summary="The figures as a table">
            <Table
              caption="Interest, repayment and balance by year"
              columns={['Year', 'Interest', 'Repaid', 'Still owed']}
              rows={years.map(({ year, interest, repaid, balance }) => [
                year,
                formatPounds(interest),
                formatPounds(repaid),
                formatPounds(balance),
              ])}
            />
          </Disclosure>
        </figure>
      )}
      <Table
        caption="The monthly payment at higher rates"
        columns={['If the rate rose to', 'Each month', 'Increase']}
        rows={stress.map(({ interestRate, monthly: dearer }) => [
          formatInterest(interestRate),
          formatPounds(dearer),
          formatPounds(dearer - monthly),
        ])}
      />
    </>
  );
}
