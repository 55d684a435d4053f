import type { FormEvent, ReactNode } from 'react';

interface Props {
  /** Receives the form's current values by field name. */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  /** Called when the browser itself posts the form and leaves the page. */
  onSend?: () => void;
  children: ReactNode;
}

/** Passes every input in the form inside to `keep`, so that no step and no reload loses it. */
export function KeepDraft({ keep, onSend, children }: Props) {
  const tell = ({ currentTarget }: FormEvent) => {
    const form = currentTarget.querySelector('form');
    if (form) keep(Object.fromEntries(new FormData(form)));
  };
  const leave = (event: FormEvent) => {
    if (!event.defaultPrevented) onSend?.();
  };
  return (
    <div onInput={tell} onSubmit={leave}>
      {children}
    </div>
  );
}
