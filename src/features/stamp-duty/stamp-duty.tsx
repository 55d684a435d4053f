import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';

import { currentHash, pageAddress, pageLocation } from '../../core/path';
import { agencyName } from '../../domain/agency-name';
import { calculatorWords } from '../../domain/calculator-words';
import { formatPounds, longestAmount } from '../../domain/money';
import { ownBands, surchargesFrom } from '../../domain/own-bands';
import { formatPercent } from '../../domain/percent';
import { pageHome } from '../../domain/page-home';
import { readSharedFigures, writeSharedFigures } from '../../domain/shared-figures';
import { regions, type Region } from '../../domain/stamp-duty-bands';
import { usualDeposit } from '../../domain/usual-deposit';
import { keepFiguresAtom, recallFiguresAtom } from '../../state/kept-figures';
import { pageSubjectAtom } from '../../state/page-subject';
import { depositAtom, tellStampDutyAtom } from '../../state/purchase';
import { Calculator } from '../../ui/calculator';
import { NumberField } from '../../ui/number-field';
import { RadioGroup } from '../../ui/radio-group';
import { Result } from '../../ui/result';
import { useFigures } from '../../ui/use-figures';
import { Breakdown } from './breakdown';
import { BuyerQuestions } from './buyer-questions';
import {
  askForPrice,
  describePurchase,
  givenPurchase,
  oneKindOfBuyer,
  sharedKinds,
  taxOn,
  type Purchase,
} from './purchase';
import { regionWords } from './regions';

const calculator = 'stamp-duty';
const choices = regions.map((region) => ({ value: region, label: regionWords[region].name }));

interface Props {
  price?: number;
  region?: Region;
  firstTimeBuyer?: boolean;
  additionalProperty?: boolean;
  nonUkResident?: boolean;
  company?: boolean;
  inDialog?: boolean;
  onStampDutyChange?: (change: { price: number; region: Region; tax: number; effectiveRate: number }) => boolean;
}

/** The tax on buying a home by band, and the cash needed together with the deposit. */
export function StampDuty({ inDialog = false, onStampDutyChange, ...tag }: Props) {
  const home = useAtomValue(pageSubjectAtom(pageHome));
  const rules = {
    bands: useAtomValue(pageSubjectAtom(ownBands)),
    surchargesFrom: useAtomValue(pageSubjectAtom(surchargesFrom)),
  };
  const source = useAtomValue(pageSubjectAtom(agencyName));
  const recall = useSetAtom(recallFiguresAtom);
  const keep = useSetAtom(keepFiguresAtom);
  const given = givenPurchase(tag, home);
  const { figures, rested, hasRested, toShare, isOwn, change, reset } = useFigures<Purchase>({
    given,
    shared: () =>
      (inDialog && recall(calculator, given)) || readSharedFigures(pageLocation().query, calculator, sharedKinds),
    settle: oneKindOfBuyer,
    keep: (own) => inDialog && keep(calculator, given, own),
  });
  // The questions are drawn again, without their explanations.
  const [timesBegun, setTimesBegun] = useState(0);
  const { price = 0, region } = figures;
  const duty = taxOn(figures, rules);
  const mortgage = useAtomValue(depositAtom);
  const tellStampDuty = useSetAtom(tellStampDutyAtom);
  const depositOf = ({ price = 0, deposit }: Purchase) => {
    if (isOwn('deposit') || price === 0) return deposit;
    return mortgage?.price === price ? mortgage.amount : usualDeposit(price);
  };
  const deposit = depositOf(figures);
  // Not while one of them is being typed: 5 may be the start of 500,000.
  const isTooHigh = [figures, rested].every((each) => isAbove(depositOf(each), each.price));
  const problem = isTooHigh ? calculatorWords.depositAbovePrice : undefined;
  const query = writeSharedFigures(pageLocation().query, calculator, sharedKinds, toShare);
  const { tax: name } = regionWords[region];

  useEffect(() => tellStampDuty({ price, amount: duty.tax }), [price, duty.tax, tellStampDuty]);

  function answer({ price = 0, ...purchase }: Purchase) {
    const { tax, effectiveRate } = taxOn({ price, ...purchase }, rules);
    onStampDutyChange?.({ price, region: purchase.region, tax, effectiveRate });
  }

  function startAgain() {
    setTimesBegun((times) => times + 1);
    answer(reset());
  }

  return (
    <Calculator
      label={name}
      result={
        <Result
          label={`${name} to pay`}
          source={source}
          figure={formatPounds(duty.tax)}
          note={price > 0 ? `${formatPercent(duty.effectiveRate)} of the price` : askForPrice}
          summary={describePurchase(figures, duty)}
          link={pageAddress() + query + currentHash()}
          announcement={
            hasRested ? [describePurchase(rested, taxOn(rested, rules)), problem].filter(Boolean).join(' ') : ''
          }
          onReset={startAgain}
        >
          <Breakdown
            purchase={figures}
            deposit={deposit}
            duty={duty}
            taxAt={(price) => taxOn({ ...figures, price }, rules).tax}
          />
        </Result>
      }
    >
      <NumberField
        name="price"
        label="Property price"
        prefix="£"
        digits={longestAmount}
        value={figures.price}
        onValue={(price) => answer(change({ price }))}
      />
      <RadioGroup
        name="region"
        label="Where is the property?"
        hint="Choose England for Northern Ireland."
        look="bar"
        choices={choices}
        value={region}
        onValue={(region) => answer(change({ region }))}
      />
      <BuyerQuestions
        key={timesBegun}
        purchase={figures}
        relief={duty.firstTimeRelief}
        onChange={(buyer) => answer(change(buyer))}
      />
      <NumberField
        name="deposit"
        label="Deposit"
        hint="For the cash you need; a fifth of the price unless you change it."
        prefix="£"
        digits={longestAmount}
        error={problem}
        value={deposit}
        onValue={(deposit) => answer(change({ deposit }))}
      />
    </Calculator>
  );
}

/** Whether a deposit is more than a price; none is more than a price not yet given. */
const isAbove = (deposit = 0, price = 0) => price > 0 && deposit > price;
