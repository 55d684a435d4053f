import { isFocusLost } from '../../core/focused';

/** Whether the visitor is busy outside a part of the page: the focus must then not be moved after a wait. */
export function isFocusOutside(part: Element | null | undefined) {
  return !isFocusLost() && !part?.contains(document.activeElement);
}
