import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { formHeading } from '../../domain/form-heading';
import { valuationWords } from '../../domain/prescribed-words';
import { pageAtom } from '../../state/page';
import { announceValuation } from '../../state/valuation';
import { focusHeading } from '../../ui/focus/focus-heading';
import { levelBelow, type HeadingLevel } from '../../ui/view-heading';
import { EstimateView, type Estimated } from './estimate-view';
import { FactsForm } from './facts-form';

interface Props {
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
}

/** An instant estimate of a home's price or rent from a few facts, with a link to book a valuation visit. */
export function InstantValuation({ headingLevel = '2', inDialog = false }: Props) {
  const { homevalLettingsAdjustment: adjustment, settings } = useAtomValue(pageAtom);
  const [estimated, setEstimated] = useState<Estimated>();
  const [isAsking, setAsking] = useState(true);
  const view = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(isAsking);
  const Whole = `h${headingLevel}` as const;
  useEffect(announceValuation, []);
  useLayoutEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    if (isAsking) view.current!.querySelector('input')!.focus();
    else focusHeading(view.current!.querySelector<HTMLElement>('.agency-view-heading')!);
  }, [isAsking]);

  const show = (next: Estimated) => {
    setEstimated(next);
    setAsking(false);
  };
  return (
    <div className="agency-stack agency-stack-wide agency-view" ref={view}>
      {!inDialog && <Whole className="agency-heading-2">{formHeading(valuationWords.instantHeading, settings)}</Whole>}
      {isAsking || !estimated ? (
        <FactsForm before={estimated?.facts} onEstimate={show} />
      ) : (
        <EstimateView
          {...estimated}
          level={inDialog ? '3' : levelBelow[headingLevel]}
          adjustment={adjustment}
          onChange={() => setAsking(true)}
        />
      )}
    </div>
  );
}
