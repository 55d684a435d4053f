import type { ReactNode } from 'react';

/** One part of a longer form, under a heading of its own. */
export function FormPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="agency-form-part">
      <legend className="agency-form-part-heading agency-heading-4">{heading}</legend>
      {children}
    </fieldset>
  );
}
