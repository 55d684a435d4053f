import { loadCalendars, offerUser, openCalendar, type LegacyCalendar } from '../core/legacy-calendar';
import { store } from '../core/store';
import { calendarWords } from '../domain/calendar-words';
import { longNoticeDuration } from '../domain/notice';
import { snakeCased } from '../domain/reading';
import { notify } from './toasts';
import { userAtom } from './user';

let asked = 0;

/**
 * Opens one of the platform's older calendars, which are a separate script; of several calls meanwhile only the last
 * counts.
 */
export async function openLegacyCalendar(name: LegacyCalendar, press?: unknown): Promise<void> {
  const turn = ++asked;
  try {
    await loadCalendars();
    if (turn !== asked) return;
    offerUser(() => snakeCased(store.get(userAtom)));
    openCalendar(name, press);
  } catch (error) {
    if (turn !== asked) return;
    console.error('The calendar could not be opened.', error);
    const action = { label: calendarWords.again, run: () => void openLegacyCalendar(name, press) };
    notify({ message: calendarWords.failed, tone: 'error', duration: longNoticeDuration, action });
  }
}
