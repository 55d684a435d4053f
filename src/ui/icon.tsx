interface Props {
  /** One of the paths in `icons`. */
  path: string;
  size?: 'small' | 'medium' | 'large';
  /** Turns round where text runs from right to left. */
  turning?: boolean;
}

/** A small drawing beside words that say the same; nothing to assistive technology. */
export function Icon({ path, size = 'medium', turning = false }: Props) {
  const looks = [size !== 'medium' && size, turning && 'turning'].filter(Boolean);
  return (
    <svg
      className={['agency-icon', ...looks.map((look) => `agency-icon-${look}`)].join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
