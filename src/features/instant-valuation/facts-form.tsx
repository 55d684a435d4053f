import { useRef } from 'react';

import type { FormValues } from '../../domain/form-values';
import { factsOf, factsProblems, mostBedrooms, type HomeFacts } from '../../domain/instant-valuation';
import { instantValuationWords as words } from '../../domain/instant-valuation-words';
import { range } from '../../domain/numbers';
import { sent, type Outcome } from '../../domain/outcome';
import { valuationWords } from '../../domain/prescribed-words';
import { estimateHome } from '../../state/instant-valuation';
import { Form } from '../../ui/form';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import type { Estimated } from './estimate-view';

interface Props {
  /** The facts entered earlier. */
  before: HomeFacts | undefined;
  onEstimate: (estimated: Estimated) => void;
}

/** Asks for the few facts an estimate is based on. */
export function FactsForm({ before, onEstimate }: Props) {
  const hasChanged = useRef(false);
  const send = async (values: FormValues): Promise<Outcome> => {
    const facts = factsOf(values);
    hasChanged.current = false;
    const estimate = await estimateHome(facts);
    // The estimate takes the form's place, and is for other facts than these.
    if (hasChanged.current) return { sent: false, messages: [] };
    if (estimate === 'unknown') return { sent: false, messages: [words.unknown] };
    onEstimate({ facts, estimate });
    return sent;
  };
  return (
    <Form
      aria-label={valuationWords.instantHeading}
      submit={words.show}
      submitting={words.working}
      validate={factsProblems}
      onSubmit={send}
      onChange={() => (hasChanged.current = true)}
    >
      <p className="agency-text">{words.intro}</p>
      <TextField
        name="postcode"
        label={words.postcode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={before?.postcode}
        required
      />
      <div className="agency-fields">
        <SelectField name="kind" label={words.kind} defaultValue={before?.kind ?? ''} required>
          <option value="">{words.choose}</option>
          {Object.entries(words.kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField name="bedrooms" label={words.bedrooms} defaultValue={before?.bedrooms ?? usualBedrooms}>
          {range(mostBedrooms + 1).map((bedrooms) => (
            <option key={bedrooms} value={bedrooms}>
              {bedrooms === 0 ? words.studio : bedrooms === mostBedrooms ? words.orMore(bedrooms) : bedrooms}
            </option>
          ))}
        </SelectField>
      </div>
    </Form>
  );
}

const usualBedrooms = 3;
