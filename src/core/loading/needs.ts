/** The features the elements require, by the name to report; browsers have had all of them since July 2024. */
const needs: Readonly<Record<string, () => unknown>> = {
  'custom elements': () => customElements.whenDefined,
  IntersectionObserver: () => IntersectionObserver,
  // Younger than `dialog`, `inert`, `:has()`, `URL.canParse` and all else that we use.
  'light-dark(), oklch(from)': () => CSS.supports('color', 'light-dark(red,oklch(from red l c h))'),
  'Intl.PluralRules': () => Intl.PluralRules,
};

/** The required features that this browser lacks. */
export function missingFeatures(): readonly string[] {
  return Object.keys(needs).filter((name) => {
    try {
      return !needs[name]!();
    } catch {
      return true;
    }
  });
}
