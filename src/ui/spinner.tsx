interface Props {
  /** What is being waited for: 'Loading user profile'. */
  label: string;
}

/** Something is on its way, and what it is. */
export function Spinner({ label }: Props) {
  return (
    <p className="agency-waiting" role="status">
      <span className="agency-spinner" aria-hidden="true" />
      {label}
    </p>
  );
}
