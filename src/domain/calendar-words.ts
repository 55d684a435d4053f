/** Words about the platform's older calendars. */
export const calendarWords = {
  failed: 'Sorry, the calendar did not load.',
  again: 'Try again',
} as const;
