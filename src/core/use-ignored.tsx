import { useEffect } from 'react';

import { reportIgnored } from './attributes';

/** Says in the console that an element cannot use an attribute's value, and why; nothing while there is no such value. */
export function useIgnored(tag: string, attribute: string, wrong: string | undefined, why: string) {
  useEffect(() => {
    if (wrong !== undefined) reportIgnored({ localName: tag }, attribute, wrong, why);
  }, [tag, attribute, wrong, why]);
}
