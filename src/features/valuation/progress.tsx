import { valuationWords } from '../../domain/prescribed-words';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { classes } from '../../ui/classes';
import type { Step } from './use-step';

/** The progress through the form. */
export function Progress({ step }: { step: Step }) {
  return (
    <div className="agency-valuation-progress">
      <ol className="agency-valuation-steps" aria-label={words.progress}>
        {words.steps.map((name, index) => (
          <li
            key={name}
            className={classes('agency-valuation-step', index < step && 'agency-valuation-step-reached')}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span className="agency-visually-hidden">{name}</span>
          </li>
        ))}
      </ol>
      {/* The list above and the heading of the step say it to screen readers. */}
      <p className="agency-valuation-counter" aria-hidden="true">
        {valuationWords.step(step)}
      </p>
    </div>
  );
}
