const watched: MutationObserverInit = { childList: true, subtree: true };

/** All elements of a tree that match a selector, including its root. */
export function allIn(tree: ParentNode, selector: string): HTMLElement[] {
  const top = tree instanceof HTMLElement && tree.matches(selector) ? [tree] : [];
  return [...top, ...tree.querySelectorAll<HTMLElement>(selector)];
}

/**
 * Calls back with each tree that is on the page or added to it, also inside the open shadow roots of other libraries;
 * returns a function to stop. A root attached to a plain element long after that element was added is not noticed.
 */
export function watchTrees(onTree: (tree: ParentNode) => void) {
  const seen = new WeakSet<ShadowRoot>();
  const expected = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) enter(node);
  });

  function enter(tree: ParentNode) {
    onTree(tree);
    // What we draw ourselves holds no element of another library.
    if (tree instanceof Element && tree.closest('[slot="agency"]')) return;
    if (tree instanceof Element) look(tree);
    tree.querySelectorAll('*').forEach(look);
  }

  function look(element: Element) {
    const { shadowRoot, localName } = element;
    if (localName.startsWith('agency-')) return;
    if (shadowRoot && !seen.has(shadowRoot)) {
      seen.add(shadowRoot);
      observer.observe(shadowRoot, watched);
      enter(shadowRoot);
    } else if (!shadowRoot && localName.includes('-') && !expected.has(localName)) {
      expect(localName);
    }
  }

  /** An element of another library gets its root when its script arrives. */
  function expect(name: string) {
    expected.add(name);
    customElements.whenDefined(name).then(
      () => revisit(document),
      () => {}, // Such as annotation-xml: a hyphen, but nothing that can be defined.
    );
  }

  function revisit(tree: ParentNode) {
    for (const element of tree.querySelectorAll('*')) {
      if (element.shadowRoot && seen.has(element.shadowRoot)) revisit(element.shadowRoot);
      else look(element);
    }
  }

  observer.observe(document.documentElement, watched);
  enter(document.documentElement);
  return () => observer.disconnect();
}
