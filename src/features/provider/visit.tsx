import { startPage } from '../../state/start';
import { Modals } from './modals';
import { SignInAgain } from './sign-in-again';

export { startPage };

/** What opens over the page. */
export function Visit() {
  return (
    <>
      <Modals />
      <SignInAgain />
    </>
  );
}
