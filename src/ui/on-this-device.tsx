import { Link } from './link';
import { Note } from './note';
import { Words } from './words';

interface Props {
  /** Number of items in the list. */
  count: number;
  words: {
    onThisDevice: (count: number) => string;
    signIn: string;
    or: string;
    register: string;
    toKeep: (count: number) => string;
  };
}

/** Says that a list is stored on this device only, with links to sign in or register to keep it. */
export function OnThisDevice({ count, words }: Props) {
  return (
    <Note>
      <Words>{words.onThisDevice(count)}</Words> <Link href="#/user/sign-in">{words.signIn}</Link>
      {words.or}
      <Link href="#/user/register">{words.register}</Link>
      <Words>{words.toKeep(count)}</Words>
    </Note>
  );
}
