import { oneDay } from './milliseconds';
import { range } from './numbers';
import { partsOfDay, ukDay } from './uk-day';

/** A chosen day. */
export interface DateValue {
  readonly dayAsNumber: number;
  /** 1 for January. */
  readonly monthAsNumber: number;
  readonly yearAsNumber: number;
  /** Such as '2026-11-24'. */
  readonly fullDate: string;
}

const workingDaysOfWeek = 5;
/** How many weeks of days a visitor can choose from. */
export const weeksOffered = 6;

type Parts = ReturnType<typeof partsOfDay>;
const formats = {
  /** Tuesday 24 November */
  long: ({ weekday, date, month }: Parts) => `${weekday} ${date} ${month}`,
  /** Tuesday 24 November 2026 */
  full: ({ weekday, date, month, year }: Parts) => `${weekday} ${date} ${month} ${year}`,
  weekday: ({ weekday }: Parts) => weekday.slice(0, 3),
  month: ({ month }: Parts) => month.slice(0, 3),
};

/** Parses a day such as '2026-11-24'; undefined when there is no such day. */
export function readDay(text: string): DateValue | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !date) return undefined;
  const value = valueOf(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return value.fullDate === text ? value : undefined;
}

/**
 * Weeks of working days, Monday to Friday; the first may have begun. Visits are possible from the day after `now`, in
 * UK time wherever the visitor is.
 */
export function visitWeeks(now: Date, weeks: number): readonly (readonly DateValue[])[] {
  const tomorrow = momentOf(ukDay(now)) + oneDay;
  const weekday = weekdayOf(tomorrow);
  const isWeekend = weekday >= workingDaysOfWeek;
  const monday = tomorrow - weekday * oneDay + (isWeekend ? 7 * oneDay : 0);
  return range(weeks).map((week) =>
    range(workingDaysOfWeek)
      .map((index) => monday + (week * 7 + index) * oneDay)
      .filter((moment) => moment >= tomorrow)
      .map(valueOf),
  );
}

/** Whether a visit is possible on a day: a working day after today that is not one of the agency's closed days. */
export function isVisitDay({ fullDate }: DateValue, now: Date, closedDays: readonly string[] = []): boolean {
  const moment = momentOf(fullDate);
  const isWorkingDay = weekdayOf(moment) < workingDaysOfWeek;
  return moment > momentOf(ukDay(now)) && isWorkingDay && !closedDays.includes(fullDate);
}

/** Whether a chosen day has come, or has been closed since, so that no visit is possible any more. */
export function isDayGone(chosen: DateValue | undefined, now: Date, closedDays?: readonly string[]): boolean {
  return chosen !== undefined && !isVisitDay(chosen, now, closedDays);
}

/** The first day of those offered on which a visit is possible. */
export function firstVisitDay(now: Date, closedDays: readonly string[]): DateValue {
  const days = visitWeeks(now, weeksOffered).flat();
  return days.find((each) => isVisitDay(each, now, closedDays)) ?? days[0]!;
}

/** A day in words. */
export function dayInWords({ fullDate }: DateValue, style: keyof typeof formats): string {
  return formats[style](partsOfDay(fullDate));
}

function valueOf(moment: number): DateValue {
  const date = new Date(moment);
  return {
    dayAsNumber: date.getUTCDate(),
    monthAsNumber: date.getUTCMonth() + 1,
    yearAsNumber: date.getUTCFullYear(),
    fullDate: Number.isNaN(moment) ? '' : date.toISOString().slice(0, 10),
  };
}

/** 0 is Monday. */
function weekdayOf(moment: number): number {
  return (new Date(moment).getUTCDay() + 6) % 7;
}

/** Days are counted in UTC, where every day has 24 hours. */
function momentOf(fullDate: string): number {
  return Date.parse(`${fullDate}T00:00:00Z`);
}
