/** The key of the search history, by itself: on pages that load nothing else of it, it gives way to what is saved. */
export const searchHistoryKey = 'searchHistory';
