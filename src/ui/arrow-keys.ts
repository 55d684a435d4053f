type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const arrows = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** The direction of an arrow key; undefined for every other key, and with Alt and the like, as for the way back. */
export function arrowOf(event: Key): readonly [east: number, south: number] | undefined {
  return isForBrowser(event) ? undefined : arrows.get(event.key);
}

/** Whether a key is the browser's, for a shortcut of its own. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: Omit<Key, 'key'>) => altKey || ctrlKey || metaKey;
