import { useSetAtom } from 'jotai/react';
import { useState } from 'react';

import type { AlertFrequency, SavedSearch } from '../../domain/saved-search';
import { alertWords } from '../../domain/saved-search-words';
import { setAlertFrequencyAtom } from '../../state/alert-frequency';
import { AlertField } from '../../ui/alert-field';
import { Live } from '../../ui/live';

interface Props {
  saved: SavedSearch;
  title: string;
}

/** How often the visitor is emailed about a search; a change is saved at once. */
export function AlertChoice({ saved: { key, alertFrequency }, title }: Props) {
  const setFrequency = useSetAtom(setAlertFrequencyAtom);
  const [said, setSaid] = useState('');
  const choose = async (frequency: AlertFrequency) => {
    setSaid('');
    if (await setFrequency(key, frequency)) setSaid(alertWords.kept(frequency));
  };
  return (
    <>
      <AlertField of={title} frequency={alertFrequency} onChange={(frequency) => void choose(frequency)} />
      <Live>{said}</Live>
    </>
  );
}
