let isEnglishPage: boolean | undefined;

/**
 * Marks what we draw as English on a page in another language, so that it is read aloud as English (WCAG 2.2, 3.1.2).
 * The language of the page is looked up once: a translator changes it later, and our words with it.
 */
export function markAsEnglish(drawn: HTMLElement) {
  isEnglishPage ??= /^(en\b|$)/i.test(document.documentElement.lang);
  if (!isEnglishPage) drawn.lang = 'en-GB';
}
