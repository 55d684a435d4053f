/**
 * The address that rings a number as people write it, without the 0 in brackets that is only for callers at home;
 * undefined for text without a digit.
 */
export function telephoneUrl(number: string): string | undefined {
  const dialled = number.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}
