type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what the visitor has entered in a place, and where the focus is; the returned function enters it again in
 * what has been drawn there since.
 */
export function rememberEntered(place: Element) {
  const before = controlsIn(place).map((control) => ({
    key: keyOf(control),
    value: control.value,
    checked: isTicked(control),
    focused: control === document.activeElement,
  }));
  return () => {
    const left = controlsIn(place);
    for (const { key, value, checked, focused } of before) {
      const control = left.find((each) => keyOf(each) === key);
      if (!control) continue;
      left.splice(left.indexOf(control), 1);
      if (checked !== isTicked(control)) control.click();
      if (value !== control.value) enterText(control, value);
      if (focused) control.focus();
    }
  };
}

/** Enters a text in a control and fires the events of typing. */
export function enterText(control: Control, value: string) {
  // Through the prototype's setter: a framework may have put its own on the control.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Only the visitor can choose a file. */
const controlsIn = (place: Element) => [
  ...place.querySelectorAll<Control>('input:not([type=hidden], [type=file]), select, textarea'),
];

const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Boxes of a group differ by their value only. */
const keyOf = (control: Control) => [control.type, control.name, isBox(control) && control.value].join();

const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio';
