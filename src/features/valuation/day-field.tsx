import { useAtomValue } from 'jotai/react';
import { useRef, useState } from 'react';

import { valuationFormWords as words } from '../../domain/valuation-words';
import { dayInWords, isVisitDay, visitWeeks, weeksOffered, type DateValue } from '../../domain/visit-days';
import { settingsAtom } from '../../state/page';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';

interface Props {
  day: DateValue;
  now: Date;
  onDay: (day: DateValue) => void;
}

const firstWeeks = 2;

/** The day of the visit: a few working days, and more on request. */
export function DayField({ day, now, onDay }: Props) {
  const early = visitWeeks(now, firstWeeks);
  const isEarly = early.flat().some(({ fullDate }) => fullDate === day.fullDate);
  const [isLong, setLong] = useState(!isEarly);
  const focusAfter = useFocusAfterRender();
  const place = useRef<HTMLDivElement>(null);
  const { closedDays } = useAtomValue(settingsAtom);
  const isClosed = (each: DateValue) => !isVisitDay(each, now, closedDays);
  const all = visitWeeks(now, weeksOffered);

  const showAll = () => {
    setLong(true);
    const firstLater = all
      .slice(firstWeeks)
      .flat()
      .find((each) => !isClosed(each));
    focusAfter(() => place.current!.querySelector(`.agency-day-box[value="${firstLater?.fullDate}"]`));
  };

  return (
    <div ref={place} className="agency-stack agency-stack-tight agency-days-place">
      <Field name="day" label={words.day} hint={words.dayHint} group="one">
        {({ id }) => (
          <div className="agency-days">
            {(isLong ? all : early).flat().map((each, index) => (
              <label key={each.fullDate} className="agency-day" data-weekday={dayInWords(each, 'weekday')}>
                <input
                  id={index === 0 ? id : undefined}
                  type="radio"
                  name="day"
                  value={each.fullDate}
                  className="agency-day-box"
                  disabled={isClosed(each)}
                  checked={each.fullDate === day.fullDate}
                  onChange={() => onDay(each)}
                />
                <span className="agency-day-words">
                  <span className="agency-day-name">{dayInWords(each, 'weekday')}</span>{' '}
                  <span className="agency-day-number">{each.dayAsNumber}</span>{' '}
                  <span className="agency-day-name">{isClosed(each) ? words.closed : dayInWords(each, 'month')}</span>
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
