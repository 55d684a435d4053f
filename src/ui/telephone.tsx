import { telephoneUrl } from '../domain/telephone';
import { Link } from './link';

interface Props {
  /** As written for people to read. */
  number: string;
  /** The link text; by default the number. */
  children?: string;
}

/** A `tel:` link; text without a number stays plain text. */
export function Telephone({ number, children = number }: Props) {
  const url = telephoneUrl(number);
  return url ? <Link href={url}>{children}</Link> : children;
}
