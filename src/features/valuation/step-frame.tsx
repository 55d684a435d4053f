import { useAtomValue } from 'jotai/react';
import type { ReactNode, Ref } from 'react';

import { formHeading } from '../../domain/form-heading';
import { valuationWords } from '../../domain/prescribed-words';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { settingsAtom } from '../../state/page';
import { HeadingWords } from '../../ui/heading-words';
import { Note } from '../../ui/note';
import { levelBelow, type HeadingLevel } from '../../ui/view-heading';
import { Words } from '../../ui/words';
import { Progress } from './progress';
import type { Step } from './use-step';

interface Props {
  heading: Ref<HTMLHeadingElement>;
  headingLevel: HeadingLevel;
  inDialog: boolean;
  /** The heading of the current view. */
  title: string;
  /** Introduction, shown where the form starts. */
  intro?: string;
  /** Undefined in the single-step form. */
  step?: Step;
  isLost?: boolean;
  children: ReactNode;
}

/** What is above every view: the main heading, the progress, and the view's heading. */
export function StepFrame({ heading, headingLevel, inDialog, title, intro, step, isLost = false, children }: Props) {
  const settings = useAtomValue(settingsAtom);
  const Whole = `h${headingLevel}` as const;
  const Part = inDialog ? 'h3' : (`h${levelBelow[headingLevel]}` as const);
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      {!inDialog && <Whole className="agency-heading-2">{formHeading(valuationWords.heading, settings)}</Whole>}
      {intro && <p className="agency-text">{intro}</p>}
      {isLost && <Note live>{words.lostDraft}</Note>}
      <div className="agency-stack agency-stack-tight">
        {step !== undefined && <Progress step={step} />}
        <Part ref={heading} className="agency-heading-3 agency-view-heading agency-valuation-heading" tabIndex={-1}>
          <HeadingWords>
            {step !== undefined && <span className="agency-visually-hidden">{`${words.stepOf(step)}: `}</span>}
            <Words>{title}</Words>
          </HeadingWords>
        </Part>
      </div>
      {children}
    </div>
  );
}
