import type { Atom } from 'jotai/vanilla';

import { store } from '../core/store';
import { useMirror } from '../core/use-mirror';
import { Icon } from './icon';
import { heart } from './icons/visitor';

interface Props {
  /** What it does, and to which of many: 'Save 14 Rivers Street'. */
  label: string;
  /** Whether that is saved. */
  saved: Atom<boolean>;
  onPress: (wasSaved: boolean) => void;
}

/** The same for all: a saved one is filled by the style sheet, which is faster for a page full of them. */
const icon = <Icon path={heart} />;

/** Saves something, and shows whether it is saved. */
export function Heart({ label, saved, onPress }: Props) {
  const button = useMirror(saved, press);
  return (
    <button
      ref={button}
      type="button"
      className="agency-save"
      aria-label={label}
      onClick={() => onPress(store.get(saved))}
    >
      {icon}
    </button>
  );
}

const press = (button: HTMLButtonElement, isSaved: boolean) => button.setAttribute('aria-pressed', String(isSaved));
