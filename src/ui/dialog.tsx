import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { isFocusLost } from '../core/focused';
import { closeModals, coverPage, isOnTop, layer } from '../core/layers';
import { useUniqueId } from '../core/use-unique-id';
import { Button } from './button';
import { HeadingWords } from './heading-words';
import { Icon } from './icon';
import { cross } from './icons/actions';

interface Props {
  /** Its heading, by which it is also named. */
  label: string;
  /**
   * `dialog` and `wide` are centred; `panel` is along the inline end, a full sheet on phones; `stage` is dark and fills
   * the window, for pictures.
   */
  look?: 'dialog' | 'wide' | 'panel' | 'stage' | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog: the focus starts at its heading and stays inside; Escape, a click outside and the close button close
 * it; the focus then returns.
 * Not showModal(): that would make toasts and captcha challenges, which are elsewhere in the page, inert.
 * No aria-modal either: screen readers would then ignore those; `inert` already hides the rest.
 */
export function Dialog({ label, look = 'dialog', onClose, children }: Props) {
  const id = useUniqueId();
  const cover = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const closes = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
    if (closes && isOnTop(cover.current!)) onClose();
  });

  useLayoutEffect(() => {
    const box = dialog.current!;
    const around = cover.current!;
    closeModals();
    const opener = document.activeElement;
    // show() comes before coverPage(): it records the focused element, to which close() returns once the page is no
    // longer inert. `inert` stops show() from focusing the close button, which scrolls a page with a transformed body.
    box.inert = true;
    box.show();
    box.inert = false;
    heading.current!.focus({ preventScroll: true });
    const uncover = coverPage(around);
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      uncover();
      box.close();
      if (!opener?.isConnected) focusInstead(opener);
      // close() restores the focus only from inside the dialog, and a view that unmounts first has already lost it.
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
      <div className="agency-scrim agency-no-print" aria-hidden="true" onClick={onClose} />
      <dialog ref={dialog} className={`agency-dialog agency-dialog-${look}`} tabIndex={-1} aria-labelledby={id}>
        <div className="agency-dialog-head">
          <h2 ref={heading} id={id} className="agency-dialog-heading agency-heading-3" tabIndex={-1}>
            <HeadingWords>{label}</HeadingWords>
          </h2>
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

/** Whether the focus is nowhere, or in the dialog that is going. */
const isLost = (around: Element) => isFocusLost() || around.contains(document.activeElement);

/** The opener is gone: focuses the dialog below, or else a link to the same address, if there is one. */
function focusInstead(opener: Element | null) {
  const below = [...layer('dialogs').querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (below?.contains(document.activeElement)) return;
  const href = opener?.getAttribute('href');
  const same = href ? document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : null;
  (below ?? same)?.focus({ preventScroll: true });
}
