import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';

import { pathAtom } from '../../state/route';

/** The time, read again on each route and when the page comes into view again, maybe days after the visitor left it. */
export function useNow() {
  const path = useAtomValue(pathAtom);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const renew = () => setNow(new Date());
    renew();
    document.addEventListener('visibilitychange', renew);
    addEventListener('pageshow', renew);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      removeEventListener('pageshow', renew);
    };
  }, [path]);
  return now;
}
