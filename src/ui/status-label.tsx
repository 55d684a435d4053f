import { classes } from './classes';
interface Props {
  children: string;
  /** `new` stands out, `calm` recedes. */
  tone?: 'plain' | 'new' | 'calm';
}

/** A status on a solid background, readable on any picture. */
export function StatusLabel({ children, tone = 'plain' }: Props) {
  return <span className={classes('agency-status', tone !== 'plain' && `agency-status-${tone}`)}>{children}</span>;
}
