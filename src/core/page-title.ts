/** Replaces a sentence in the page's title; a title without it stays as it is. */
export function retitle(before: string, now: string) {
  document.title = document.title.replace(before, () => now);
}
