import type { ReactNode } from 'react';

interface Props {
  /** Pairs of name and value. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few figures side by side, each under its name. */
export function Facts({ facts }: Props) {
  return (
    <dl className="agency-figure-list">
      {facts.map(([name, value]) => (
        <div key={name} className="agency-figure">
          <dt className="agency-figure-name">{name}</dt>
          <dd className="agency-figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
