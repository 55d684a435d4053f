interface Props {
  /** One of the paths in `icons`. */
  path: string;
  size?: 'small' | 'medium' | 'large';
  /** Turns round where text runs from right to left. */
  turning?: boolean;
}

/** A small drawing beside words that say the same; nothing to assistive technology. */
export function Icon({ path, size = 'medium', turning = false }: Props) {
  return (
    <svg
      className={`agency-icon${size === 'medium' ? '' : ` agency-icon-${size}`}${turning ? ' agency-icon-turning' : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
