let release: (() => void) | undefined;
let stops = 0;
let overflow = '';

/** Stops the page from scrolling and keeps the space of its scrollbar, so that nothing moves sideways. */
export function holdStill() {
  if (release) return;
  const { style, clientWidth } = document.documentElement;
  const { scrollbarGutter } = style;
  const letScroll = stopScrolling();
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  release = () => {
    letScroll();
    style.scrollbarGutter = scrollbarGutter;
  };
}

/** Undoes {@link holdStill}. */
export function letGo() {
  release?.();
  release = undefined;
}

/** Stops the page from scrolling; returns a function that undoes this, once it is undone for all others too. */
export function stopScrolling() {
  const { style } = document.documentElement;
  if (stops++ === 0) ({ overflow } = style);
  style.overflow = 'hidden';
  return () => {
    if (--stops === 0) style.overflow = overflow;
  };
}
