import { useElementState } from '../core/element-state';

interface Known {
  /** How many entries there are to show. */
  count: number;
  /** Whether the server has said who the visitor is. */
  isKnown: boolean;
  /** Whether the visitor's account could not be read. */
  isUnread: boolean;
  isLoading: boolean;
}

/** What a list of the visitor's account shows, which is also reported as its element's state; entries come first. */
export function useListState({ count, isKnown, isUnread, isLoading }: Known) {
  const state = count > 0 ? 'ready' : isKnown && isUnread ? 'error' : !isKnown || isLoading ? 'loading' : 'empty';
  useElementState(state);
  return state;
}
