import { useAtomValue, useSetAtom } from 'jotai/react';
import { useLayoutEffect, useState, type RefObject } from 'react';

import { onResized } from '../../core/resized';
import { navigateAtom, pathAtom } from '../../state/route';

/** How the homes are shown. */
export type View = (typeof views)[number];

/** The views, by their names in the URL. */
export const views = ['grid', 'list', 'map'] as const;

/** Width in pixels from which a map has room beside the homes. */
const roomForMap = 900;

/** The view in the URL, whether there is room for a map beside the homes, and links between views. */
export function useView(box: RefObject<HTMLElement | null>, defaultView: View | undefined) {
  const path = useAtomValue(pathAtom);
  const navigate = useSetAtom(navigateAtom);
  const isWide = useIsWide(box);
  const asked = views.find((word) => path === `/${word}`);
  const [last, setLast] = useState<View>();

  // While another route is open, such as an account panel, the view behind it stays.
  const isElsewhere = path !== '/' && !asked;
  if (!isElsewhere && asked !== 'map' && asked !== last) setLast(asked);

  const usual = isWide ? (defaultView ?? 'map') : defaultView === 'list' ? 'list' : 'grid';
  const view = asked ?? (isElsewhere ? last : undefined) ?? usual;
  return {
    view,
    isWide,
    href: (to: View) => `#/${to}`,
    /** Returns from the map to the previous view; replaces the history entry, so that back does not reopen the map. */
    close: () => navigate(last ? `/${last}` : '/', { replace: true }),
  };
}

/** Undefined until measured, which happens before the first paint. */
function useIsWide(box: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState<boolean>();
  useLayoutEffect(() => {
    const measure = () => setWide(box.current!.clientWidth >= roomForMap);
    measure();
    return onResized(box.current!, measure);
  }, [box]);
  return isWide;
}
