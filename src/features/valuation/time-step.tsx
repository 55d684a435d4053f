import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';

import { sent } from '../../domain/outcome';
import { chosenTimes, noSlots, type SlotChoice } from '../../domain/time-slots';
import { timeProblems, timesInWords } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { dayInWords, firstVisitDay, isDayGone, type DateValue } from '../../domain/visit-days';
import { settingsAtom } from '../../state/page';
import { editValuationAtom, valuationDraftAtom } from '../../state/valuation';
import { Form } from '../../ui/form';
import { HiddenField } from '../../ui/hidden-field';
import { BackButton } from './back-button';
import { DayField } from './day-field';
import { SlotField } from './slot-field';

interface Props {
  now: Date;
  onNext: () => void;
  onBack: () => void;
}

/** The second step: the day and possible times of the visit. */
export function TimeStep({ now, onNext, onBack }: Props) {
  const draft = useAtomValue(valuationDraftAtom);
  const edit = useSetAtom(editValuationAtom);
  const [isOtherDay, setOtherDay] = useState(false);
  const { closedDays } = useAtomValue(settingsAtom);
  const isGone = isDayGone(draft.day, now, closedDays);
  const day = draft.day && !isGone ? draft.day : firstVisitDay(now, closedDays);
  const slots = day === draft.day ? draft.slots : noSlots;
  const times = chosenTimes(slots);
  const inWords = dayInWords(day, 'long');

  const chooseDay = (chosen: DateValue) => {
    setOtherDay(times.length > 0);
    edit({ day: chosen, slots: noSlots });
  };
  const chooseTimes = (changed: SlotChoice) => {
    setOtherDay(false);
    edit({ day, slots: changed });
  };
  const said =
    times.length > 0
      ? words.chosen(inWords, timesInWords(times))
      : (isOtherDay || isGone ? words.cleared : words.noneChosen)(inWords);
  const next = async () => {
    onNext();
    return sent;
  };

  return (
    <Form
      aria-label={words.steps[1]}
      submit={words.toConfirm}
      validate={(values) => timeProblems((values['times'] ?? '').split(', '))}
      onSubmit={next}
      actions={<BackButton onBack={onBack} />}
    >
      <DayField day={day} now={now} onDay={chooseDay} />
      <SlotField slots={slots} onSlots={chooseTimes} />
      <HiddenField name="times" value={times.join(', ')} />
      <p className="agency-valuation-choice" role="status">
        {said}
      </p>
    </Form>
  );
}
