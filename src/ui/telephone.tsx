import { telephoneUrl } from '../domain/telephone';
import { Link } from './link';

interface Props {
  /** As people write it. */
  number: string;
  /** What the link says; the number unless told. */
  children?: string;
}

/** A number that can be rung; text that has none stays text. */
export function Telephone({ number, children = number }: Props) {
  const url = telephoneUrl(number);
  return url ? <Link href={url}>{children}</Link> : children;
}
