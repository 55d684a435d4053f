import { Link } from './link';
import { Note } from './note';

interface Props {
  /** How many things there are. */
  count: number;
  words: {
    onThisDevice: (count: number) => string;
    signIn: string;
    or: string;
    register: string;
    toKeep: (count: number) => string;
  };
}

/** Says that a list is kept on this device only, and how to keep it for good. */
export function OnThisDevice({ count, words }: Props) {
  return (
    <Note>
      {words.onThisDevice(count)} <Link href="#/user/sign-in">{words.signIn}</Link>
      {words.or}
      <Link href="#/user/register">{words.register}</Link>
      {words.toKeep(count)}
    </Note>
  );
}
