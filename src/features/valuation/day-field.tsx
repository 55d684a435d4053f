import { useState } from 'react';

import { valuationFormWords as words } from '../../domain/valuation-words';
import { dayInWords, visitWeeks, type DateValue } from '../../domain/visit-days';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useFocusAfter } from '../../ui/use-focus-after';

interface Props {
  day: DateValue;
  now: Date;
  onDay: (day: DateValue) => void;
}

const firstWeeks = 2;
const allWeeks = 6;

/** The day of the visit: a few working days, and more on request. */
export function DayField({ day, now, onDay }: Props) {
  const early = visitWeeks(now, firstWeeks);
  const isEarly = early.flat().some(({ fullDate }) => fullDate === day.fullDate);
  const [isLong, setLong] = useState(!isEarly);
  const focusAfter = useFocusAfter();
  const weeks = isLong ? visitWeeks(now, allWeeks) : early;

  const showAll = () => {
    setLong(true);
    const firstLater = visitWeeks(now, firstWeeks + 1).at(-1)![0]!;
    focusAfter(() => document.querySelector(`.agency-day-box[value="${firstLater.fullDate}"]`));
  };

  return (
    <div className="agency-stack agency-stack-tight">
      <Field name="day" label={words.day} hint={words.dayHint} group="one">
        {({ id }) => (
          <div className="agency-days">
            {weeks.flat().map((each, index) => (
              <label key={each.fullDate} className="agency-day" data-weekday={dayInWords(each, 'weekday')}>
                <input
                  id={index === 0 ? id : undefined}
                  type="radio"
                  name="day"
                  value={each.fullDate}
                  className="agency-day-box"
                  checked={each.fullDate === day.fullDate}
                  onChange={() => onDay(each)}
                />
                <span className="agency-day-words">
                  <span className="agency-day-name">{dayInWords(each, 'weekday')}</span>{' '}
                  <span className="agency-day-number">{each.dayAsNumber}</span>{' '}
                  <span className="agency-day-name">{dayInWords(each, 'month')}</span>
                </span>
              </label>
            ))}
          </div>
        )}
      </Field>
      {!isLong && (
        <p>
          <Button look="plain" className="agency-valuation-outdented" onClick={showAll}>
            {words.laterDays}
          </Button>
        </p>
      )}
    </div>
  );
}
