import type { FormEvent, ReactNode } from 'react';

interface Props {
  /** Takes what the form holds now, by the names of its fields. */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  /** The browser itself leaves the page with the answers. */
  onSend?: () => void;
  children: ReactNode;
}

/** Hands on what is typed into the form in it, so that no step and no reload loses it. */
export function Kept({ keep, onSend, children }: Props) {
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
