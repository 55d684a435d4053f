import type { FormEvent, ReactNode } from 'react';

interface Props {
  /** Takes what the form holds now, by the names of its fields. */
  keep: (values: Readonly<Record<string, unknown>>) => void;
  children: ReactNode;
}

/** Hands on what is typed into the form in it, so that no step and no reload loses it. */
export function Kept({ keep, children }: Props) {
  const tell = ({ currentTarget }: FormEvent) => {
    const form = currentTarget.querySelector('form');
    if (form) keep(Object.fromEntries(new FormData(form)));
  };
  return <div onInput={tell}>{children}</div>;
}
