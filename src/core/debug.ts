let isOn = false;

/**
 * Logs to the console each page listener that stops an event in the capture phase before it reaches our elements. We
 * cannot restore such an event; the author of the listener can.
 */
export function reportStoppedEvents() {
  if (isOn) return;
  isOn = true;
  const told = new Set<string>();
  for (const method of ['stopPropagation', 'stopImmediatePropagation'] as const) {
    const original = Event.prototype[method];
    Event.prototype[method] = function () {
      const words = describeStop(this, new Error().stack ?? '');
      if (words && !told.has(words)) console.warn(words);
      if (words) told.add(words);
      original.call(this);
    };
  }
}

/** Logs to the console each of our tags on the page that shows nothing, and each tag like ours that is no element. */
export function reportSilentTags() {
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const { localName: tag, dataset } = element;
    if (!tag.startsWith('agency-')) continue;
    if (!customElements.get(tag)) {
      // The loader marks the tags that are on their way, and leaves those alone that it does not know.
      if (!dataset['state']) console.warn(`<${tag}> is none of our tags.`, element);
    } else if (dataset['state'] === 'empty' && !hasDrawing(element))
      console.warn(`<${tag}> has nothing to show: see what its attributes and the page data give it.`, element);
  }
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
  const where = currentTarget instanceof Element ? `<${currentTarget.localName}>` : nameOf(currentTarget);
  return `A listener of this page on ${where} stops "${type}" on its way down, so that <${element.localName}> never hears it: ${listenerIn(stack)}`;
}

/** The element of ours that a node is in, or is. */
function ownAround(node: Element | null): Element | undefined {
  if (!node || node.localName.startsWith('agency-')) return node ?? undefined;
  return ownAround(node.parentElement);
}

const nameOf = (target: EventTarget | null) => (target === document ? 'the document' : 'the window');

/** The first stack line outside this file; Chromium puts the error's name first, other browsers do not. */
const listenerIn = (stack: string) =>
  stack
    .split('\n')
    .map((line) => line.trim().replace(/^at /, ''))
    .find((line) => line !== '' && !line.startsWith('Error') && !line.includes(import.meta.url)) ?? 'unknown';
