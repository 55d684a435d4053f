/**
 * Lets go of a picture that measures itself, `sizes="auto"`, when it leaves the page: Chromium keeps it otherwise, and
 * everything around it. Without an address it fetches no other size instead.
 */
export const stopMeasuring = (picture: HTMLImageElement) => () => {
  for (const name of ['src', 'srcset', 'sizes']) picture.removeAttribute(name);
};
