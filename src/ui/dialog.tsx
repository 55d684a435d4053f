import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { coverPage, isOnTop, layer } from '../core/layers';
import { useUniqueId } from '../core/use-unique-id';
import { Button } from './button';
import { Icon } from './icon';
import { cross } from './icons/actions';

interface Props {
  /** Its name: the heading it shows, unless the content brings its own. */
  label: string;
  /** The content shows a heading of its own. */
  ownHeading?: boolean;
  /**
   * In the middle of the page, or wide there; along its far edge: a full sheet on phones; or a dark stage that fills
   * the window, for pictures.
   */
  look?: 'dialog' | 'wide' | 'panel' | 'stage' | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Holds the visitor's attention: focus starts at its heading and stays inside; Escape, the page around it and the
 * cross close it; focus then goes back.
 * Not showModal(): that would make messages and captcha challenges, which live elsewhere on the page, inert.
 * No aria-modal either: screen readers would then leave those out; `inert` already silences the rest.
 */
export function Dialog({ label, ownHeading = false, look = 'dialog', onClose, children }: Props) {
  const id = useUniqueId();
  const cover = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const handled = event.key !== 'Escape' || event.isComposing || event.defaultPrevented;
    if (!handled && isOnTop(cover.current!)) onClose();
  });

  useLayoutEffect(() => {
    const box = dialog.current!;
    const around = cover.current!;
    const opener = document.activeElement;
    const start = heading.current ?? box;
    // First show(), which remembers who had the focus; close() gives it back once the page is awake again. It would give
    // the focus to the cross, and scroll a page whose body is transformed, where what is fixed stands somewhere on it.
    box.inert = true;
    box.show();
    box.inert = false;
    start.focus({ preventScroll: true });
    const uncover = coverPage(around);
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      uncover();
      box.close();
      if (!opener?.isConnected) focusBelow();
      // close() gives it back only while the dialog has it, and a view inside that goes first takes it along.
      else if (isLost(around)) (opener as HTMLElement).focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <div
      ref={cover}
      className={`agency-cover agency-cover-${look}`}
      tabIndex={-1}
      data-theme={look === 'stage' ? 'dark' : undefined}
    >
      <div className="agency-scrim" aria-hidden="true" onClick={onClose} />
      <dialog
        ref={dialog}
        className={`agency-dialog agency-dialog-${look}`}
        tabIndex={-1}
        {...(ownHeading ? { 'aria-label': label } : { 'aria-labelledby': id })}
      >
        <div className="agency-dialog-head">
          {!ownHeading && (
            <h2 ref={heading} id={id} className="agency-dialog-heading agency-heading-3" tabIndex={-1}>
              {label}
            </h2>
          )}
          <Button className="agency-dialog-close agency-button-round" aria-label="Close" onClick={onClose}>
            <Icon path={cross} />
          </Button>
        </div>
        <div className="agency-dialog-body">{children}</div>
      </dialog>
    </div>,
    layer('dialogs'),
  );
}

/** Whether nothing has the focus, or what goes with the dialog. */
const isLost = (around: Element) => document.activeElement === document.body || around.contains(document.activeElement);

/** Who opened the dialog is gone: the focus goes to the dialog below, if there is one, rather than to nothing. */
function focusBelow() {
  const below = [...layer('dialogs').querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (!below?.contains(document.activeElement)) below?.focus({ preventScroll: true });
}
