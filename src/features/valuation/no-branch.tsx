import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Ref } from 'react';

import { valuationWords } from '../../domain/prescribed-words';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { tryAnotherAddressAtom } from '../../state/valuation';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import type { HeadingLevel } from '../../ui/view-heading';
import { StepFrame } from './step-frame';

interface Props {
  heading: Ref<HTMLHeadingElement>;
  headingLevel: HeadingLevel;
  inDialog: boolean;
  onRetry: () => void;
}

/** Shown when no branch is near the property, with what to do next. */
export function NoBranch({ onRetry, ...frame }: Props) {
  const { branchesIndexPath } = useAtomValue(settingsAtom);
  const tryAnother = useSetAtom(tryAnotherAddressAtom);
  const retry = () => {
    tryAnother();
    onRetry();
  };
  return (
    <StepFrame {...frame} title={valuationWords.noBranchHeading}>
      <div className="agency-stack">
        <p className="agency-lead">{valuationWords.noBranch}</p>
        <p className="agency-text">{words.kept}</p>
        <div className="agency-row">
          <Button look="primary" onClick={retry}>
            {words.otherAddress}
          </Button>
          <Link href={branchesIndexPath}>{words.offices}</Link>
        </div>
      </div>
    </StepFrame>
  );
}
