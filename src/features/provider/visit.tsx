import { startPage } from '../../state/start';
import { Modals } from './modals';
import { SignInAgain } from './sign-in-again';

export { startPage };

/** The dialogs over the page. */
export function Visit() {
  return (
    <>
      <Modals />
      <SignInAgain />
    </>
  );
}
