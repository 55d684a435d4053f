import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { heardEvents } from '../../src/core/heard-events';

/** Events that React attaches to the node itself, or that need no listener on the container. */
const always = new Set(
  (
    'abort beforetoggle cancel canplay canplaythrough close durationchange emptied encrypted ended error invalid load ' +
    'loadeddata loadedmetadata loadstart pause play playing progress ratechange resize scroll scrollend seeked seeking ' +
    'stalled suspend timeupdate toggle volumechange waiting'
  ).split(' '),
);
/** React's names where they differ from the native event's. */
const renamed: Readonly<Record<string, readonly string[]>> = {
  blur: ['focusout'],
  doubleclick: ['dblclick'],
  focus: ['focusin'],
  mouseenter: ['mouseout', 'mouseover'],
  mouseleave: ['mouseout', 'mouseover'],
  pointerenter: ['pointerout', 'pointerover'],
  pointerleave: ['pointerout', 'pointerover'],
  select: ['select', 'keyup'],
};
/** The rest of React's events: heard only when an element names them in `listen`. */
const others = new Set(
  (
    'animationcancel animationend animationiteration animationstart auxclick beforeinput compositionend compositionstart ' +
    'compositionupdate contextmenu copy cut drag dragend dragenter dragexit dragleave dragover dragstart drop ' +
    'gotpointercapture keypress lostpointercapture mousedown mousemove mouseup paste pointercancel pointermove pointerout ' +
    'pointerover select touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun ' +
    'transitionstart wheel'
  ).split(' '),
);
const known = new Set<string>([...heardEvents, ...always, ...others, ...Object.keys(renamed)]);

interface Handler {
  name: string;
  events: readonly string[];
  file: string;
}

test('every React handler used by an element, or by what it is built of, hears its event', () => {
  const deaf = readdirSync('elements')
    .filter((file) => file !== 'index.ts')
    .flatMap((file) => deafHandlers(join('elements', file)));
  assert.deepEqual(deaf, []);
});

test('a handler whose event is dropped is found, wherever it is written', () => {
  const [found] = handlersIn('<Field {...{ onPointerMove: drag }} />', 'sample.tsx');
  assert.deepEqual(found, { name: 'onPointerMove', events: ['pointermove'], file: 'sample.tsx' });
  assert.equal(isDeaf(found!, []), true);
  assert.equal(isDeaf(found!, ['pointermove']), false);
  assert.equal(isDeaf(handlersIn('onClickCapture={go}', 'sample.tsx')[0]!, ['click']), true);
  assert.equal(isDeaf(handlersIn('onMouseEnter={go}', 'sample.tsx')[0]!, []), false);
  assert.deepEqual(handlersIn('onSaveChange={keep}', 'sample.tsx'), []);
});

function deafHandlers(declaration: string) {
  const text = read(declaration);
  if (/listen: 'all'/.test(text)) return [];
  const listen = [...(/listen: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, event]) => event!);
  return [...filesOf(declaration)]
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/core/'))
    .flatMap((file) => handlersIn(read(file), file))
    .filter((handler) => isDeaf(handler, listen))
    .map(({ name, file }) => `${file} uses ${name}; ${declaration} must name its event in listen`);
}

function handlersIn(text: string, file: string): Handler[] {
  return [...new Set(text.match(/\bon[A-Z][A-Za-z]+\b/g))].flatMap((name) => {
    const event = name.slice(2).toLowerCase();
    if (event.endsWith('capture') && known.has(event.replace(/capture$/, ''))) return [{ name, events: [event], file }];
    return known.has(event) ? [{ name, events: renamed[event] ?? [event], file }] : [];
  });
}

const isDeaf = ({ events }: Handler, listen: readonly string[]) =>
  !events.every((event) => always.has(event) || [...heardEvents, ...listen].includes(event));

/** A file and all of our files that it imports. */
function filesOf(file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const base = join(dirname(file), path!);
    const source = [`${base}.ts`, `${base}.tsx`].find((each) => existsSync(each));
    if (source) filesOf(source, found);
  }
  return found;
}

const read = (file: string) => readFileSync(file, 'utf8');
