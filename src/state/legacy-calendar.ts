import { loadCalendars, offerUser, openCalendar, type LegacyCalendar } from '../core/legacy-calendar';
import { newestOnly } from '../core/newest';
import { store } from '../core/store';
import { calendarWords } from '../domain/calendar-words';
import { longNoticeDuration } from '../domain/notice';
import { snakeCased } from '../domain/reading';
import { notify } from './toasts';
import { userAtom } from './user';

const newest = newestOnly();

/**
 * Opens one of the platform's older calendars, which are a separate script; of several calls meanwhile only the last
 * counts.
 */
export async function openLegacyCalendar(name: LegacyCalendar, press?: unknown): Promise<void> {
  const call = newest();
  try {
    await loadCalendars();
    if (call.aborted) return;
    offerUser(() => snakeCased(store.get(userAtom)));
    openCalendar(name, press);
  } catch (error) {
    if (call.aborted) return;
    console.error('The calendar could not be opened.', error);
    const action = { label: calendarWords.again, run: () => void openLegacyCalendar(name, press) };
    notify({ message: calendarWords.failed, tone: 'error', duration: longNoticeDuration, action });
  }
}
