import { addressFormWords } from '../domain/valuation-words';
import { Button } from './button';
import { Icon } from './icon';
import { pin } from './icons/search';
import { Words } from './words';

interface Props {
  words: string;
  onChange: () => void;
}

/** The chosen address as text, with a button to change it. */
export function ChosenAddress({ words, onChange }: Props) {
  return (
    <div className="agency-address-chosen">
      <Icon path={pin} />
      <p className="agency-address-words">
        <span className="agency-visually-hidden">{addressFormWords.chosen}: </span>
        <Words>{words}</Words>
      </p>
      <Button
        look="plain"
        className="agency-address-change"
        aria-label={addressFormWords.changeName}
        onClick={onChange}
      >
        {addressFormWords.change}
      </Button>
    </div>
  );
}
