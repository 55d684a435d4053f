interface Props {
  children: string;
  /** `new` stands out, `calm` recedes. */
  tone?: 'plain' | 'new' | 'calm';
}

/** A status on a solid background, readable on any picture. */
export function StatusLabel({ children, tone = 'plain' }: Props) {
  return <span className={tone === 'plain' ? 'agency-status' : `agency-status agency-status-${tone}`}>{children}</span>;
}
