import { useState, type KeyboardEvent, type RefObject } from 'react';

import { mapWords as words } from '../../domain/map-words';
import { Button } from '../../ui/button';
import { cross } from '../../ui/icons/actions';
import { rows } from '../../ui/icons/views';
import type { PinHome } from './crowd-pins';

/** A home on the map and in its list. */
export interface ListedHome extends PinHome {
  /** As on its card: '£1,525 pcm'. */
  price: string;
  address: string;
}

interface Props {
  homes: readonly ListedHome[];
  /** Its own button, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (key: string) => void;
}

/** The pins as a list, for visitors who cannot or do not want to use the map. */
export function HomeList({ homes, button, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (homes.length === 0) return null;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    button.current!.focus();
    setOpen(false);
  };
  return (
    <div className="agency-map-list">
      <Button
        ref={button}
        icon={isOpen ? cross : rows}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={close}
      >
        {words.list(homes.length)}
      </Button>
      {isOpen && (
        <section className="agency-map-list-panel" aria-label={words.listHeading}>
          <h3 className="agency-heading-4">{words.listHeading}</h3>
          <ul className="agency-map-list-items" role="list">
            {homes.map(({ key, price, address, isSeen, isSaved }) => (
              <li key={key} className="agency-map-list-item">
                <button
                  type="button"
                  className="agency-map-list-home"
                  onKeyDown={close}
                  onClick={() => {
                    setOpen(false);
                    onChoose(key);
                  }}
                >
                  <span className="agency-map-list-price">{price}</span>
                  <span className="agency-map-list-name">{address}</span>
                  <span className="agency-muted">
                    {[isSeen && words.seen, isSaved && words.saved].filter(Boolean).join(', ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
