import { useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent, type RefObject } from 'react';

import { follows } from '../../core/followed-links';
import { selectPropertyAtom, showPageReachedAtom, type Results } from '../../state/results';
import { recordOpenedAtom } from '../../state/search-history';

/** Highlights the hovered or focused home on the map too, and remembers which one was opened. */
export function useMarks(list: RefObject<HTMLElement | null>, results: Results) {
  const select = useSetAtom(selectPropertyAtom);
  const showPage = useSetAtom(showPageReachedAtom);
  const record = useSetAtom(recordOpenedAtom);

  const open = useEffectEvent((id: string) => {
    // Record this home's page: the visitor returns to it, and the home's neighbours are looked up in it.
    showPage(pageOf(results, id));
    record(id);
  });

  useEffect(() => {
    const box = list.current!;
    const mark = ({ target }: Event) => select(idAround(target));
    const unmark = () => select();
    const click = (event: Event) => {
      const { target } = event;
      const id = follows(event as MouseEvent) ? idAround(target) : undefined;
      if (id && target instanceof Element && target.closest('a[href]')) open(id);
    };
    const listeners = { mouseover: mark, focusin: mark, mouseleave: unmark, focusout: unmark, click, auxclick: click };
    for (const [type, listener] of Object.entries(listeners)) box.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) box.removeEventListener(type, listener);
      select();
    };
  }, [list, select]);
}

/** The page of the results that contains a home. */
export function pageOf({ pages }: Results, id: string) {
  const page = pages.find(({ properties }) => properties.some(({ propertyId }) => propertyId === id));
  return page?.pagination.currentPage ?? 1;
}

const idAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-property-id]')?.dataset['propertyId'] : undefined;
