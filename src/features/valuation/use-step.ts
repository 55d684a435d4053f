import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';

import { navigate } from '../../core/path';
import { furthestStep, isBlankDraft } from '../../domain/valuation-draft';
import { isDayGone } from '../../domain/visit-days';
import { settingsAtom } from '../../state/page';
import { moveOnAtom, pathAtom } from '../../state/route';
import { valuationDraftAtom } from '../../state/valuation';

/** A step of the form. */
export type Step = 1 | 2 | 3;

const route = '/book-a-valuation';
const laterPaths = { 2: `${route}/date`, 3: `${route}/confirm` } as const;

/**
 * The step in the page's route, so that the browser's back button goes to the previous step; limited to the furthest
 * step that the values entered on arrival allow, and to the second once the chosen day has come. Another generation is
 * another draft.
 */
export function useStep(inDialog: boolean, now: Date, generation: string) {
  const path = useAtomValue(pathAtom);
  const moveOn = useSetAtom(moveOnAtom);
  const draft = useAtomValue(valuationDraftAtom);
  const settings = useAtomValue(settingsAtom);
  const [seen, setSeen] = useState({ path: '', asked: 1 as Step, step: 1 as Step });
  let current = seen;
  if (path !== seen.path) {
    const asked = stepAfter(seen, path);
    current = { path, asked, step: Math.min(asked, furthestStep(draft, settings, now)) as Step };
    setSeen(current);
  }
  const isBlank = isBlankDraft(draft);
  const isGone = isDayGone(draft.day, now, settings.closedDays);
  const step = isBlank ? 1 : current.step === 3 && isGone ? 2 : current.step;
  const isBegunAgain = current.asked > 1 && isBlank;
  const [begun, setBegun] = useState({ generation, isLost: isBegunAgain });
  if (begun.generation !== generation) setBegun({ generation, isLost: isBegunAgain });
  const home = inDialog ? route : '/';
  const isInRoute = path.startsWith(route);
  const pathOf = (to: Step, first: string) => (to === 1 ? first : laterPaths[to]);
  // Not `home`: a form in a hidden part of the page would close the dialog that is open in its place.
  const shouldBe = isInRoute && step < current.asked ? pathOf(step, route) : undefined;

  useEffect(() => {
    if (shouldBe) navigate(shouldBe, { replace: true });
  }, [shouldBe]);

  return {
    step,
    /** The earlier steps' entries are gone: the page was reloaded without them, or they have expired. */
    isLost: begun.isLost,
    go(to: Step) {
      // Once another route was closed over the form, the page is at `home` already.
      if (to !== step) navigate(pathOf(to, isInRoute ? home : route));
    },
    /** Removes the later steps from the URL once the form is sent, unless the visitor went elsewhere meanwhile. */
    finish: () => moveOn(route, home),
    leave: () => navigate('/'),
  };
}

/** On other routes, such as the account over the page, the step stays unchanged. */
function stepAfter(seen: { path: string; step: Step }, path: string): Step {
  if (path === laterPaths[2]) return 2;
  if (path === laterPaths[3]) return 3;
  const isHome = path === route || (path === '/' && seen.path.startsWith(route));
  return isHome ? 1 : seen.step;
}
