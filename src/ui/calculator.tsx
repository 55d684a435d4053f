import { useDeferredValue, type FormEvent, type ReactNode } from 'react';

interface Props {
  /** Accessible name of the form. */
  label: string;
  /** The questions. */
  children: ReactNode;
  result: ReactNode;
}

/** Questions beside a result that updates as they are answered; stacked where there is no room. */
export function Calculator({ label, children, result }: Props) {
  // Typing shows at once; the tables and charts that depend on it may follow a moment later.
  const shown = useDeferredValue(result);
  return (
    <div className="agency-calculator">
      <div className="agency-calculator-columns">
        <form className="agency-calculator-questions agency-no-print" aria-label={label} noValidate onSubmit={stay}>
          {children}
        </form>
        {shown}
      </div>
    </div>
  );
}

function stay(event: FormEvent) {
  event.preventDefault();
}
