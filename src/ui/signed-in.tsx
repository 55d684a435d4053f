import { signInWords as words } from '../domain/account-words';
import { Link } from './link';

/** In place of a form that is for visitors without a session: says who is signed in. */
export function SignedIn({ name }: { name: string }) {
  return (
    <p className="agency-text">
      {words.done(name)} <Link href="#/user">{words.toAccount}</Link>
    </p>
  );
}
