import { valuationWords } from '../../domain/prescribed-words';
import { valuationFormWords as words } from '../../domain/valuation-words';
import type { Step } from './use-step';

/** The progress through the form. */
export function Progress({ step }: { step: Step }) {
  return (
    <div className="agency-valuation-progress">
      <ol className="agency-valuation-steps" aria-label={words.progress}>
        {words.steps.map((name, index) => (
          <li
            key={name}
            className={index < step ? 'agency-valuation-step agency-valuation-step-reached' : 'agency-valuation-step'}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span className="agency-visually-hidden">{name}</span>
          </li>
        ))}
      </ol>
      <p className="agency-valuation-counter">{valuationWords.step(step)}</p>
    </div>
  );
}
