const whole = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** Whether a text is a complete postcode, in any spacing or case. */
export function isPostcode(text: string): boolean {
  return whole.test(lettersOf(text));
}

/** A postcode in capitals with a space between its halves; other text is only trimmed. */
export function tidyPostcode(text: string): string {
  const letters = lettersOf(text);
  return whole.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : text.trim();
}

const lettersOf = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase();
