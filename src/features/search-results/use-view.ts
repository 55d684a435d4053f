import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { onResized } from '../../core/resized';
import { navigateAtom, pathAtom } from '../../state/route';

/** How the homes are shown. */
export type View = (typeof views)[number];

/** Every way to show the homes, by the word the address uses. */
export const views = ['grid', 'list', 'map'] as const;

/** Pixels from which on a map has room beside the homes. */
const roomForMap = 900;

/** Which view the address asks for, whether there is room for a map beside the homes, and how to come and go. */
export function useView(box: RefObject<HTMLElement | null>, defaultView: View | undefined) {
  const path = useAtomValue(pathAtom);
  const navigate = useSetAtom(navigateAtom);
  const isWide = useIsWide(box);
  const asked = views.find((word) => path === `/${word}`);
  const last = useRef<View>(undefined);

  // A panel of the account may be open in between: the view it lies over stays.
  const isElsewhere = path !== '/' && !asked;
  useEffect(() => {
    if (!isElsewhere && asked !== 'map') last.current = asked;
  }, [asked, isElsewhere]);

  const usual = isWide ? (defaultView ?? 'map') : defaultView === 'list' ? 'list' : 'grid';
  const view = asked ?? (isElsewhere ? last.current : undefined) ?? usual;
  return {
    view,
    isWide,
    href: (to: View) => `#/${to}`,
    /** Back from the map to the view before it; the map leaves the history, so that back does not open it again. */
    close: () => navigate(last.current ? `/${last.current}` : '/', { replace: true }),
  };
}

/** Undefined until it was measured, which is before anything is shown. */
function useIsWide(box: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState<boolean>();
  useLayoutEffect(() => {
    const measure = () => setWide(box.current!.clientWidth >= roomForMap);
    measure();
    return onResized(box.current!, measure);
  }, [box]);
  return isWide;
}
