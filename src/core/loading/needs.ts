/** What the elements cannot do without, by the name to tell; all of it in browsers from 2023 on. */
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

/** What this browser lacks of what the elements need. */
export function missingFeatures(): readonly string[] {
  return Object.keys(needs).filter((name) => {
    try {
      return !needs[name]!();
    } catch {
      return true;
    }
  });
}
