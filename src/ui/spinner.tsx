import { Words } from './words';

interface Props {
  /** What is loading: 'Loading user profile'. */
  label: string;
}

/** A spinner with a label. */
export function Spinner({ label }: Props) {
  return (
    <p className="agency-waiting" role="status">
      <span className="agency-spinner" aria-hidden="true" />
      <Words>{label}</Words>
    </p>
  );
}
