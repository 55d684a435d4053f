import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { currentHash, pageAddress, pageLocation } from '../../core/path';
import { agencyName } from '../../domain/agency-name';
import { formatPounds } from '../../domain/money';
import { monthlyPayment, type InterestBase, type RepaymentType } from '../../domain/mortgage';
import { mortgageSchedule } from '../../domain/mortgage-schedule';
import { pageHome } from '../../domain/page-home';
import { safeUrl } from '../../domain/safe-url';
import { settings } from '../../domain/settings';
import { writeSharedFigures } from '../../domain/shared-figures';
import { keepFiguresAtom, recallFiguresAtom } from '../../state/kept-figures';
import { pageSubjectAtom } from '../../state/page-subject';
import { stampDutyAtom, tellDepositAtom } from '../../state/purchase';
import { Calculator } from '../../ui/calculator';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import { Result } from '../../ui/result';
import { useFigures } from '../../ui/use-figures';
import { Costs } from './costs';
import {
  askForFigures,
  depositOf,
  describeLoan,
  errorsToShow,
  givenLoan,
  mortgageOf,
  sharedKinds,
  sharedLoan,
  type Loan,
} from './loan';
import { LoanQuestions } from './loan-questions';

const calculator = 'mortgage';
const usualGuide = '/mortgages';

/** Attributes of the mortgage calculator. */
export interface LoanCalculatorProps {
  price?: number;
  deposit?: number;
  interestRate?: number;
  years?: number;
  type?: RepaymentType;
  interestOnlyOn?: InterestBase;
  guideLink?: string;
  inDialog?: boolean;
  onPaymentChange?: (change: PaymentChange) => boolean;
}

/** The monthly payment and the figures it is calculated from, where given. */
interface PaymentChange extends Omit<Loan, 'deposit'> {
  monthly: number;
  deposit?: number | undefined;
}

/** A mortgage the visitor can change, and its costs. */
export function LoanCalculator({
  interestOnlyOn = 'price',
  guideLink = '',
  inDialog = false,
  onPaymentChange,
  ...tag
}: LoanCalculatorProps) {
  const home = useAtomValue(pageSubjectAtom(pageHome));
  const { mortgageCalculatorInterestRate } = useAtomValue(pageSubjectAtom(settings));
  const source = useAtomValue(pageSubjectAtom(agencyName));
  const recall = useSetAtom(recallFiguresAtom);
  const keep = useSetAtom(keepFiguresAtom);
  const given = givenLoan(tag, home, mortgageCalculatorInterestRate);
  const { figures, rested, hasRested, toShare, isOwn, change, reset } = useFigures<Loan>({
    given,
    shared: () => (inDialog && recall(calculator, given)) || sharedLoan(pageLocation().query, calculator),
    keep: (own) => inDialog && keep(calculator, given, own),
  });
  const payment = (loan: Loan) => monthlyPayment({ ...mortgageOf(loan), interestOnlyOn });
  const schedule = (loan: Loan) => mortgageSchedule({ ...mortgageOf(loan), interestOnlyOn });

  const now = payment(figures);
  const atRest = payment(rested);
  // Keep the last valid schedule during typing: 2 may be the start of 25.
  const shown = schedule(figures) ?? schedule(rested);
  const missing = askForFigures(figures, isOwn);
  const { price } = figures;
  const deposit = depositOf(figures).pounds;
  const duty = useAtomValue(stampDutyAtom);
  const tellDeposit = useSetAtom(tellDepositAtom);
  const guide = safeUrl(guideLink);
  const query = writeSharedFigures(pageLocation().query, calculator, sharedKinds, {
    ...toShare,
    deposit,
  });

  useEffect(() => {
    if (price !== undefined && deposit !== undefined) return tellDeposit({ price, amount: deposit });
  }, [price, deposit, tellDeposit]);

  function answer(loan: Loan) {
    const { monthly } = payment(loan);
    onPaymentChange?.({ ...loan, monthly, deposit: depositOf(loan).pounds });
  }

  return (
    <Calculator
      label="Mortgage"
      result={
        <Result
          label="Each month"
          source={source}
          figure={formatPounds(now.monthly)}
          unit="pcm"
          note={missing ?? (figures.type === 'interest-only' && interestNote[interestOnlyOn])}
          summary={missing ?? describeLoan(figures, now)}
          link={pageAddress() + query + currentHash()}
          announcement={hasRested ? (askForFigures(rested, isOwn) ?? describeLoan(rested, atRest)) : ''}
          onReset={() => answer(reset())}
        >
          {shown ? (
            <Costs
              schedule={shown}
              type={figures.type}
              cashNeeded={duty && duty.price === price && deposit !== undefined ? deposit + duty.amount : undefined}
            />
          ) : (
            !missing && (
              <Note>The figures appear here once you have entered the price, deposit, interest rate and years.</Note>
            )
          )}
          <p className="agency-small agency-muted agency-text">
            An illustration only, not advice: what a lender offers will differ. Your home may be repossessed if you do
            not keep up the payments on your mortgage.{' '}
            <Link href={guide === '#' ? usualGuide : guide} newTab>
              Read our mortgage guide
            </Link>
          </p>
        </Result>
      }
    >
      <LoanQuestions
        loan={figures}
        errors={errorsToShow(figures, { now: now.errors, atRest: atRest.errors, isOwn })}
        onChange={(loan) => answer(change(loan))}
      />
    </Calculator>
  );
}

const interestNote = {
  price: 'Interest on the full price',
  loan: 'Interest on the amount borrowed',
} as const;
