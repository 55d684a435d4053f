import { Link } from './link';

/** The next step for a visitor whose empty list is not that of their account. */
export function SignInToSee() {
  return (
    <p className="agency-text">
      <Link href="#/user/sign-in">Sign in</Link> to see what you saved in your account.
    </p>
  );
}
