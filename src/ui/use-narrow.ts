import { useMedia } from './use-media';

/** Whether the viewport is as narrow as a phone's in portrait. */
export const useNarrow = () => useMedia('(max-width: 599px)');
