import { useRef } from 'react';

import { useFocusAfterRender } from './focus/use-focus-after-render';
import { Icon } from './icon';
import { cross } from './icons/actions';

/** One active item, such as a filter. */
export interface Chip {
  label: string;
  onRemove?: () => void;
}

interface Props {
  /** What the chips are: 'Filters in use'. */
  label: string;
  chips: readonly Chip[];
}

/** Active items as small labels, each removable; the focus then moves to the next one. */
export function Chips({ label, chips }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfterRender();

  const remainingAt = (index: number) => {
    const buttons = list.current!.querySelectorAll('button');
    return buttons[index] ?? buttons[buttons.length - 1] ?? list.current;
  };

  return (
    <ul className="agency-chips" role="list" aria-label={label} ref={list} tabIndex={-1}>
      {chips.map(({ label: words, onRemove }, index) => (
        <li key={words} className="agency-chip">
          {words}
          {onRemove && (
            <button
              type="button"
              className="agency-chip-remove"
              aria-label={`Remove ${words}`}
              onClick={() => {
                onRemove();
                focusAfter(() => remainingAt(index));
              }}
            >
              <Icon path={cross} size="small" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
