/** What went wrong with an element: the detail of `agency-error`. */
export interface AgencyError {
  code: 'render' | 'load' | 'timeout' | 'tag-taken' | 'unsupported' | 'script';
  tag: string;
  recoverable: boolean;
}

/** Tells the page that an element failed, with a bubbling `agency-error` event. */
export function announceError(target: EventTarget, detail: AgencyError) {
  target.dispatchEvent(new CustomEvent('agency-error', { detail, bubbles: true, composed: true }));
}
