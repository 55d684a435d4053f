import { useMedia } from './use-media';

/** Whether the page is as narrow as on a phone held upright. */
export const useNarrow = () => useMedia('(max-width: 599px)');
