const CONTROLS = 'a, button, input, select, textarea, label, summary';
const OURS = '[slot=agency], [data-agency-layer]';

/**
 * Stops the second press of a double tap or double click where another control has come under it since the first, such
 * as the link in a card that the first has opened, and where a button would now take back what the first has done. Only
 * where one of the two controls is ours. Returns a function to end this.
 */
export function spareDoublePress(): () => void {
  let first: { control: Element | undefined; isOurs: boolean; says: string } | undefined;
  const look = (event: MouseEvent) => {
    const target = event.composedPath().find((each) => each instanceof Element);
    const control = target && controlOf(target);
    const isOurs = target?.closest(OURS) != null;
    const says = control instanceof HTMLButtonElement ? wordsOf(control) : '';
    const isOther = control && first && (control !== first.control || says !== first.says);
    if (event.detail < 2 || !isOther || !(isOurs || first?.isOurs)) return void (first = { control, isOurs, says });
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', look, { capture: true });
  return () => removeEventListener('click', look, { capture: true });
}

/** The control that a press acts on: a label stands for its field. */
function controlOf(target: Element) {
  const control = target.closest(CONTROLS) ?? undefined;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/** What a button says that it does: it does something else once this has changed, as from "Save" to "Saved". */
const wordsOf = (button: HTMLButtonElement) =>
  [
    button.textContent,
    ...['aria-label', 'aria-pressed', 'aria-expanded'].map((name) => button.getAttribute(name)),
  ].join();
