import { useDeferredValue, type FormEvent, type ReactNode } from 'react';

interface Props {
  /** What is calculated. */
  label: string;
  /** What is asked. */
  children: ReactNode;
  /** What comes out. */
  result: ReactNode;
}

/** Questions beside the result that changes while they are answered; below one another where there is no room. */
export function Calculator({ label, children, result }: Props) {
  // What is typed is seen at once; the tables and charts that follow from it may come a moment later.
  const shown = useDeferredValue(result);
  return (
    <div className="agency-calculator">
      <div className="agency-calculator-columns">
        <form className="agency-calculator-questions" aria-label={label} noValidate onSubmit={stay}>
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
