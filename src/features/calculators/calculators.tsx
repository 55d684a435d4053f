import { useAtomValue, useSetAtom } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { costWords as words } from '../../domain/cost-words';
import { offersMortgage } from '../../domain/mortgage';
import { pageHome } from '../../domain/page-home';
import { pageSubjectAtom } from '../../state/page-subject';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { useGiveUp } from '../../ui/use-give-up';

interface Props {
  inDialog?: boolean;
}

/** The mortgage and stamp duty calculators for the page's home; renders nothing for a home to let. */
export function Calculators({ inDialog = false }: Props) {
  const home = useAtomValue(pageSubjectAtom(pageHome));
  const isToLet = home?.propertyChannel === 'lettings';
  useElementState(isToLet ? 'empty' : 'ready');
  useGiveUp(useSetAtom(giveUpRouteAtom), isToLet && inDialog ? words.forSaleOnly : undefined);

  if (isToLet) return null;
  return (
    <div className="agency-calculators">
      {(!home || offersMortgage(home)) && (
        <section className="agency-calculators-part">
          <h3 className="agency-heading-3">{words.mortgage}</h3>
          <agency-mortgage-calculator inDialog={inDialog} />
        </section>
      )}
      <section className="agency-calculators-part">
        <h3 className="agency-heading-3">{words.stampDuty}</h3>
        <agency-stamp-duty inDialog={inDialog} />
      </section>
    </div>
  );
}
