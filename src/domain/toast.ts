import type { Notice, Tone } from './notice';

/** A short plain-text message to the visitor; a line break starts a new line. An empty one replaces an older one by none. */
export interface Toast extends Omit<Notice, 'tone'> {
  tone?: Tone;
  /** An action for the visitor; it must be possible elsewhere too, since the message disappears. */
  action?: { label: string; run: () => void };
}
