/** The features the elements require, by the name to report; browsers have had all of them since 2023. */
const needs: Readonly<Record<string, () => unknown>> = {
  'custom elements': () => customElements.whenDefined,
  'shadow roots': () => Element.prototype.attachShadow,
  MutationObserver: () => MutationObserver,
  IntersectionObserver: () => IntersectionObserver,
  'dialog elements': () => HTMLDialogElement.prototype.show,
  inert: () => 'inert' in HTMLElement.prototype,
  ':has()': () => CSS.supports('selector(:has(a))'),
  'Intl.NumberFormat': () => Intl.NumberFormat,
  'Intl.PluralRules': () => Intl.PluralRules,
  'Object.hasOwn': () => Object.hasOwn,
  'URL.canParse': () => URL.canParse,
  'Array.prototype.at': () => Array.prototype.at,
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
