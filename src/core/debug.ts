let isOn = false;

/**
 * Logs to the console each page listener that stops an event in the capture phase before it reaches our elements, or
 * keeps a link of ours from opening anything. We cannot restore such an event; the author of the listener can.
 */
export function reportStoppedEvents() {
  if (isOn) return;
  isOn = true;
  const told = new Set<string>();
  const tell = (words: string) => {
    if (!told.has(words)) console.warn(words);
    told.add(words);
  };
  for (const method of ['stopPropagation', 'stopImmediatePropagation'] as const) {
    const original = Event.prototype[method];
    Event.prototype[method] = function () {
      const words = describeStop(this, new Error().stack ?? '');
      if (words) tell(words);
      original.call(this);
    };
  }
  const original = Event.prototype.preventDefault;
  Event.prototype.preventDefault = function () {
    const link = routeLinkOf(this);
    if (link) {
      const words = describeHold(this, link, new Error().stack ?? '');
      // A listener that prevents it may follow the link itself.
      setTimeout(() => {
        if (!document.URL.endsWith(link.hash)) tell(words);
      });
    }
    original.call(this);
  };
}

/**
 * Logs to the console each of our tags on the page that shows nothing or has an attribute that it does not read, and
 * each tag like ours that is not an element.
 */
export function reportSilentTags() {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const { localName: tag, dataset } = element;
    if (!tag.startsWith('agency-')) continue;
    if (!customElements.get(tag)) {
      // The loader marks the tags that are on their way, and leaves those alone that it does not know.
      if (!dataset['state']) console.warn(`<${tag}> is not one of our tags.`, element);
      continue;
    }
    for (const name of unreadAttributesOf(element)) console.warn(`<${tag}> has no attribute "${name}".`, element);
    if (dataset['state'] === 'empty' && !hasDrawing(element))
      console.warn(`<${tag}> has nothing to show: see what its attributes and the page data give it.`, element);
  }
}

/** Attributes of every element that no property is named after, and those of other scripts. */
const foreign = /^(class|role|part|tabindex|itemprop)$|^(aria|data|on|ng|hx|x|v)-|[:@_.]/;

/** The attributes that neither the element nor every HTML element has. */
function unreadAttributesOf(element: HTMLElement) {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: string[] };
  return element
    .getAttributeNames()
    .filter((name) => !observedAttributes.includes(name) && !(name in element) && !foreign.test(name));
}

/** Whether an element draws something: some that have nothing to list say so, or ask whether they may. */
function hasDrawing(element: HTMLElement): boolean {
  const drawing = element.querySelector(':scope > [slot=agency]');
  return Boolean(drawing?.textContent?.trim() || drawing?.querySelector('img, svg, input'));
}

function describeStop({ eventPhase, currentTarget, type, target }: Event, stack: string) {
  const element = eventPhase === Event.CAPTURING_PHASE && target instanceof Element ? ownAround(target) : undefined;
  if (!element || (currentTarget instanceof Node && element.contains(currentTarget) && element !== currentTarget))
    return;
  return `A listener of this page on ${nameOf(currentTarget)} stops "${type}" on its way down, so that <${element.localName}> never hears it: ${listenerIn(stack)}`;
}

/** The link to a route that a click is on, unless it was prevented before. */
function routeLinkOf({ type, target, defaultPrevented }: Event) {
  if (type !== 'click' || defaultPrevented || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href^="#/"]');
}

const describeHold = ({ currentTarget }: Event, { hash }: HTMLAnchorElement, stack: string) =>
  `A listener of this page on ${nameOf(currentTarget)} prevents the click on <a href="${hash}">, so that the link opens nothing: ${listenerIn(stack)}`;

/** The element of ours that a node is in, or is. */
function ownAround(node: Element | null): Element | undefined {
  if (!node || node.localName.startsWith('agency-')) return node ?? undefined;
  return ownAround(node.parentElement);
}

function nameOf(target: EventTarget | null) {
  if (target instanceof Element) return `<${target.localName}>`;
  return target === document ? 'the document' : 'the window';
}

/** The first stack line outside this file; Chromium puts the error's name first, other browsers do not. */
const listenerIn = (stack: string) =>
  stack
    .split('\n')
    .map((line) => line.trim().replace(/^at /, ''))
    .find((line) => line !== '' && !line.startsWith('Error') && !line.includes(import.meta.url)) ?? 'unknown';
