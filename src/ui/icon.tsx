import { classes } from './classes';
interface Props {
  /** A path from `icons`. */
  path: string;
  size?: 'small' | 'medium' | 'large';
  /** Mirrored in right-to-left text. */
  turning?: boolean;
}

/** A decorative icon beside text that says the same; hidden from assistive technology. */
export function Icon({ path, size = 'medium', turning = false }: Props) {
  return (
    <svg
      className={classes('agency-icon', size !== 'medium' && `agency-icon-${size}`, turning && 'agency-icon-turning')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
