import { signInWords as words } from '../domain/account-words';
import { Link } from './link';

/** In place of a form for visitors who have yet to sign in. */
export function SignedIn({ name }: { name: string }) {
  return (
    <p className="agency-text">
      {words.done(name)} <Link href="#/user">{words.toAccount}</Link>
    </p>
  );
}
