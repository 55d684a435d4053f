import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useState, type RefObject } from 'react';

import { navigate } from '../../core/path';
import { onResized } from '../../core/resized';
import { pathAtom } from '../../state/route';

/** How the homes are shown. */
export type View = (typeof views)[number];

/** The views, by their names in the URL. */
export const views = ['grid', 'list', 'map'] as const;

/** Width in pixels from which a map has room beside the homes. */
const roomForMap = 900;

/** The view in the URL, whether there is room for a map beside the homes, and links between views. */
export function useView(box: RefObject<HTMLElement | null>, defaultView: View | undefined) {
  const path = useAtomValue(pathAtom);
  const isWide = useIsWide(box);
  const asked = viewAt(path);
  const [last, setLast] = useState<{ path: string; view: View | undefined }>({ path: '/', view: undefined });

  // While another route is open, such as an account panel, the view behind it stays, also when that is closed.
  if (path !== last.path) {
    const isBehind = [path, last.path].some((each) => each !== '/' && !viewAt(each));
    const isOver = asked === 'map' && !isWide;
    setLast({ path, view: isOver ? last.view : (asked ?? (isBehind ? last.view : undefined)) });
  }

  const usual = isWide ? (defaultView ?? 'map') : defaultView === 'list' ? 'list' : 'grid';
  const view = asked ?? last.view ?? usual;
  return {
    view,
    isWide,
    href: (to: View) => `#/${to}`,
    /** Returns from the map to the previous view; replaces the history entry, so that back does not reopen the map. */
    close: () => navigate(last.view && last.view !== 'map' ? `/${last.view}` : '/', { replace: true }),
  };
}

const viewAt = (path: string) => views.find((word) => path === `/${word}`);

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
