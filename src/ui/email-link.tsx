import { Link } from './link';

/** A `mailto:` link; an address too long for one line breaks before its `@`, not within a word. */
export function EmailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <Link key={address} className="agency-email" href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Link>
  );
}
