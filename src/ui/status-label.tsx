interface Props {
  children: string;
  /** New stands out, calm steps back. */
  tone?: 'plain' | 'new' | 'calm';
}

/** What state something is in, as a word on a solid ground: readable on any picture. */
export function StatusLabel({ children, tone = 'plain' }: Props) {
  return <span className={tone === 'plain' ? 'agency-status' : `agency-status agency-status-${tone}`}>{children}</span>;
}
