import type { Atom } from 'jotai/vanilla';

import { store } from '../core/store';
import { useMirror } from '../core/use-mirror';
import { Icon } from './icon';
import { heart } from './icons/visitor';

interface Props {
  /** Its action and subject: 'Save 14 Rivers Street'. */
  label: string;
  /** Whether the subject is saved. */
  saved: Atom<boolean>;
  onPress: (wasSaved: boolean) => void;
}

/** One icon for all hearts; CSS fills a saved one, which is faster on a page full of them. */
const icon = <Icon path={heart} />;

/** A toggle button that saves something and shows whether it is saved. */
export function Heart({ label, saved, onPress }: Props) {
  const button = useMirror(saved, press);
  return (
    <button
      ref={button}
      type="button"
      className="agency-save agency-no-print"
      aria-label={label}
      onClick={(event) => {
        // It may lie on a picture that is a link, which Chrome would follow.
        event.preventDefault();
        onPress(store.get(saved));
      }}
    >
      {icon}
    </button>
  );
}

const press = (button: HTMLButtonElement, isSaved: boolean) => button.setAttribute('aria-pressed', String(isSaved));
