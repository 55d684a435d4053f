import { useEffect } from 'react';

/** Closes an element's dialog with a message when there is nothing to show in it; undefined while there is. */
export function useGiveUp(giveUp: (message: string) => void, message: string | undefined) {
  useEffect(() => {
    if (message !== undefined) giveUp(message);
  }, [message, giveUp]);
}
