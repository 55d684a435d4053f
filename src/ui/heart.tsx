import { Icon } from './icon';
import { heart } from './icons/visitor';

interface Props {
  /** What it does, and to which of many: 'Save 14 Rivers Street'. */
  label: string;
  isSaved: boolean;
  onPress: () => void;
}

/** The same for all: a saved one is filled by the style sheet, which is faster for a page full of them. */
const icon = <Icon path={heart} />;

/** Saves something, and shows whether it is saved. */
export function Heart({ label, isSaved, onPress }: Props) {
  return (
    <button type="button" className="agency-save" aria-pressed={isSaved} aria-label={label} onClick={onPress}>
      {icon}
    </button>
  );
}
