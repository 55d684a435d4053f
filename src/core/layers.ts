import { markAsEnglish } from './language';
import { onceSeen } from './once-seen';
import { onProviderConnected } from './provider-element';
import { holdStill, letGo } from './scroll-lock';

/** What must stay usable above a dialog: our own layers, and the challenge of a captcha opened earlier. */
const ABOVE =
  '[data-agency-layer], script, style, :has(> div > iframe[src*="/bframe"]), :has(> div > iframe[src*="hcaptcha"])';

/** Where a captcha shows its challenge, which must stay above our layers. */
const CHALLENGE = 'iframe[src*="/bframe"], iframe[src*="hcaptcha"]';

const layers = new Map<string, HTMLElement>();
const covers: HTMLElement[] = [];
const silenced = new Set<HTMLElement>();
/** In the markup too, so that a copy of the page that a script restores still has it. */
const SILENCED = 'data-agency-silenced';

onProviderConnected(clearCopies);

/** A container at the end of the body for what floats above the page, such as toasts and dialogs. */
export function layer(name: string) {
  const known = layers.get(name) ?? document.createElement('div');
  layers.set(name, known);
  known.dataset.agencyLayer = name;
  markAsEnglish(known);
  if (known.parentNode !== document.body) document.body.append(known);
  return known;
}

/**
 * Removes stale copies of our layers: scripts such as htmx restore a copy of a page, with a dialog and toasts in it
 * that no longer work.
 */
function clearCopies() {
  const ours = new Set<Element>(layers.values());
  for (const place of document.querySelectorAll('[data-agency-layer]')) if (!ours.has(place)) place.remove();
  silence();
}

/**
 * Makes the page below a cover inert and stops it scrolling; returns a function that undoes this.
 * What a script adds to the page later stays usable, such as a captcha's challenge.
 * Waits until the cover has been painted, since this makes the browser recalculate the styles of the whole page.
 */
export function coverPage(cover: HTMLElement) {
  covers.push(cover);
  const giveUp = onceSeen(() => {
    holdStill();
    // Before the page is inert: elementFromPoint() ignores inert elements.
    if (isMisplaced(cover) || (isCovered(cover) && !document.querySelector(CHALLENGE))) lift();
    silence();
  });
  return () => {
    giveUp();
    covers.splice(covers.indexOf(cover), 1);
    silence();
    if (covers.length > 0) return;
    letGo();
    // By then the focus has returned: lowering a layer that contains the focus would scroll the page to it.
    queueMicrotask(lower);
  };
}

/**
 * Closes the site's own modal dialogs after a press, such as that of a link in a menu: they make all else inert. One that
 * is open as the page begins, such as a question about age, is for the visitor to answer first.
 */
export function closeModals() {
  if (!navigator.userActivation.isActive) return;
  for (const modal of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) modal.close();
}

/** Whether a cover is the topmost one. */
export const isOnTop = (cover: HTMLElement) => covers.at(-1) === cover;

/** Whether a cover does not fill the viewport: a transformed body is the containing block of what is fixed. */
function isMisplaced(cover: HTMLElement) {
  const { top, left, height } = cover.getBoundingClientRect();
  return Math.abs(top) > 1 || Math.abs(left) > 1 || Math.abs(height / innerHeight - 1) > 1 / 3;
}

/** Whether something of the page covers part of the dialog, such as a banner with a high z-index. */
function isCovered(cover: HTMLElement) {
  const { left, right, top, bottom } = (cover.querySelector('dialog') ?? cover).getBoundingClientRect();
  const middle = (left + right) / 2;
  const points = [
    [middle, top + 24],
    [right - 32, top + 32],
    [middle, Math.min(bottom, innerHeight) - 24],
    [middle, (top + Math.min(bottom, innerHeight)) / 2],
  ] as const;
  return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-agency-layer]') === null);
}

/** Puts our layers into the top layer, toasts last. */
function lift() {
  for (const place of [layer('dialogs'), layer('toasts')]) {
    place.popover = 'manual';
    place.togglePopover?.(true);
  }
}

function lower() {
  if (covers.length === 0) for (const place of layers.values()) place.popover = null;
}

function silence() {
  for (const node of [...silenced, ...document.querySelectorAll<HTMLElement>(`[${SILENCED}]`)]) {
    node.inert = false;
    node.removeAttribute(SILENCED);
  }
  silenced.clear();
  if (covers.length === 0) return;
  for (const node of [...document.body.children, ...covers.slice(0, -1)]) {
    if (!(node instanceof HTMLElement) || node.inert || (node.matches(ABOVE) && !covers.includes(node))) continue;
    node.inert = true;
    node.setAttribute(SILENCED, '');
    silenced.add(node);
  }
}
