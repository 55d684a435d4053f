import { useRef, type ReactNode } from 'react';

import { late } from '../core/late';
import { useUniqueId } from '../core/use-unique-id';
import { Live } from './live';

// Loaded late: nobody shares or prints a result before seeing it.
const ResultActions = late(() => import('./result-actions').then(({ ResultActions }) => ResultActions));

interface Props {
  /** What the figure is. */
  label: string;
  figure: string;
  unit?: string;
  note?: ReactNode;
  /** The agency's name, printed above the result. */
  source: string;
  /** The whole result in words, for sharing, copying and printing. */
  summary: string;
  /** URL that reopens these figures. */
  link: string;
  /** Announced by assistive technology when it changes. */
  announcement: string;
  onReset: () => void;
  children: ReactNode;
}

/** A large figure and its breakdown, with buttons to share, copy and print. */
export function Result({ label, figure, unit, note, source, summary, link, announcement, onReset, children }: Props) {
  const card = useRef<HTMLElement>(null);
  const labelId = useUniqueId();
  return (
    <section ref={card} className="agency-result" aria-labelledby={labelId}>
      <div className="agency-print-only">
        {source && <p className="agency-heading-4">{source}</p>}
        <p className="agency-text">{summary}</p>
        <p className="agency-small">{link}</p>
      </div>
      <div className="agency-result-head">
        <p className="agency-muted" id={labelId}>
          {label}
        </p>
        {/* No `output`: it would announce every keystroke, while the announcement below waits, and Orca does not read it. */}
        <p className="agency-result-output">
          <span className="agency-result-figure">{figure}</span>
          {unit && <span className="agency-result-unit"> {unit}</span>}
        </p>
        {note && <p className="agency-small agency-muted agency-figures">{note}</p>}
      </div>
      <Live>{announcement}</Live>
      {children}
      <div className="agency-result-actions agency-no-print">
        <ResultActions
          isWanted
          retryOn={link}
          title={label}
          summary={summary}
          link={link}
          card={card}
          onReset={onReset}
        />
      </div>
    </section>
  );
}
