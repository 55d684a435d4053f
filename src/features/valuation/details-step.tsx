import { useAtomValue, useSetAtom } from 'jotai/react';

import type { FormValues } from '../../domain/form-values';
import { leadTexts } from '../../domain/lead-draft';
import { sent } from '../../domain/outcome';
import { detailsProblems, type ValuationChannel } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { editValuationAtom, valuationDraftAtom } from '../../state/valuation';
import { Form } from '../../ui/form';
import { BackButton } from './back-button';
import { KeepValuationDraft } from './keep-valuation-draft';
import { OwnerFields } from './owner-fields';
import { PropertyFields } from './property-fields';

interface Props {
  channel: ValuationChannel;
  onNext: () => void;
  /** Undefined if there is nothing to go back to. */
  onBack: (() => void) | undefined;
}

/** The first step: sale or letting, the owner, and the property. */
export function DetailsStep({ channel, onNext, onBack }: Props) {
  const settings = useAtomValue(settingsAtom);
  const { isManual } = useAtomValue(valuationDraftAtom);
  const edit = useSetAtom(editValuationAtom);

  const next = async (values: FormValues) => {
    // With the channel as shown: another page would preselect a different one.
    edit({ fields: { channel, ...leadTexts(values) } });
    onNext();
    return sent;
  };

  return (
    <KeepValuationDraft>
      <Form
        aria-label={words.steps[0]}
        submit={words.toDate}
        validate={(values) => detailsProblems(values, isManual, settings)}
        onSubmit={next}
        actions={<BackButton onBack={onBack} />}
      >
        <PropertyFields channel={channel} />
        <OwnerFields />
      </Form>
    </KeepValuationDraft>
  );
}
