/** The tone of a message. */
export type Tone = 'success' | 'error' | 'info';

/** A message that appears for a while. */
export interface Notice {
  readonly message: string;
  readonly tone: Tone;
  /** Milliseconds on screen; defaults to {@link noticeDuration}. */
  readonly duration?: number;
  /** Its subject, by default the message itself: a notice replaces an older one about the same subject. */
  readonly about?: string;
}

/** Default time a notice stays on screen, in milliseconds. */
export const noticeDuration = 3000;

/** Milliseconds on screen of a notice that takes longer to read. */
export const longNoticeDuration = 8000;

/** Milliseconds a flash message from the address stays on screen. */
export const flashDuration = 10_000;
