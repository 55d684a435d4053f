import { useState } from 'react';

import { calculatorWords } from '../../domain/calculator-words';
import { formatPounds } from '../../domain/money';
import { changeBuyer, type Buyer, type StampDuty } from '../../domain/stamp-duty';
import type { Region } from '../../domain/stamp-duty-bands';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { questionsIn, type Purchase } from './purchase';
import { regionWords } from './regions';

interface Props {
  purchase: Purchase;
  relief: StampDuty['firstTimeRelief'];
  onChange: (change: Buyer) => void;
}

/** Questions about the buyer that affect the tax. */
export function BuyerQuestions({ purchase, relief, onChange }: Props) {
  const [explanation, setExplanation] = useState('');
  const { region, firstTimeBuyer, additionalProperty } = purchase;
  const asked = questionsIn(region);

  function tick(change: Buyer) {
    const { firstTimeBuyer: first, additionalProperty: additional } = changeBuyer(purchase, change);
    if (firstTimeBuyer && !first && additional) setExplanation(notFirst);
    else if (additionalProperty && !additional && first) setExplanation(notAdditional);
    else setExplanation('');
    onChange({ ...change, firstTimeBuyer: first, additionalProperty: additional });
  }

  return (
    <Field name="buyer" label="Who is buying?" group="many">
      {() => (
        <>
          <Checkbox
            name="first-time-buyer"
            label={calculatorWords.firstTimeBuyer}
            hint={reliefHint(relief, region)}
            checked={firstTimeBuyer}
            onChange={({ target }) => tick({ firstTimeBuyer: target.checked })}
          />
          <Checkbox
            name="additional-property"
            label={calculatorWords.additionalProperty}
            hint="Such as a second home or a home to let"
            checked={additionalProperty}
            onChange={({ target }) => tick({ additionalProperty: target.checked })}
          />
          {asked.nonUkResident && (
            <Checkbox
              name="non-uk-resident"
              label="I live outside the UK"
              hint="Adds a surcharge to every band"
              checked={purchase.nonUkResident}
              onChange={({ target }) => tick({ nonUkResident: target.checked })}
            />
          )}
          {asked.company && (
            <Checkbox
              name="company"
              label="A company is buying"
              hint="Taxed like an additional property"
              checked={purchase.company}
              onChange={({ target }) => tick({ company: target.checked })}
            />
          )}
          <p className="agency-hint" role="status">
            {explanation}
          </p>
        </>
      )}
    </Field>
  );
}

const notFirst = `We unticked ${calculatorWords.firstTimeBuyer}: someone with another property is not buying their first.`;
const notAdditional = `We unticked ${calculatorWords.additionalProperty}: a first time buyer has no other property.`;

function reliefHint(relief: StampDuty['firstTimeRelief'], region: Region): string {
  if (!relief) return `Pays the ordinary rates in ${regionWords[region].name}`;
  return relief.ceiling === null
    ? 'Pays less on the lower part of the price'
    : `Relief stops above ${formatPounds(relief.ceiling)}`;
}
