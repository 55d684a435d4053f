const NOTE = 'agency-note-loading';

/** What a note offers the visitor to do. */
export interface Offer {
  label: string;
  onPress: () => void;
}

/**
 * Shows a note inside elements that have not loaded, in place of the last one. Plain DOM, since React itself may be
 * missing. Screen readers announce only the first of several.
 */
export function sayIn(elements: Iterable<Element>, text: string, offer?: Offer) {
  let isFirst = true;
  for (const element of elements) {
    takeBack([element]);
    const note = Object.assign(document.createElement('p'), { className: `${NOTE} agency-theme` });
    if (isFirst) note.setAttribute('role', offer ? 'alert' : 'status');
    note.append(text);
    if (offer) note.append(' ', button(offer));
    element.append(note);
    // After "Try again", the keyboard stays where it was.
    if (element === document.activeElement) note.querySelector('button')?.focus();
    isFirst = false;
  }
}

/** Removes the notes. A focus in one moves to its element, so that the keyboard goes on from there. */
export function takeBack(elements: Iterable<Element>) {
  for (const element of elements as Iterable<HTMLElement>) {
    for (const note of element.querySelectorAll(`:scope > .${NOTE}`)) {
      if (note.matches(':focus-within')) {
        element.tabIndex = -1;
        element.focus();
      }
      note.remove();
    }
  }
}

const button = ({ label, onPress }: Offer) =>
  Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'agency-button',
    textContent: label,
    onclick: onPress,
  });
