import type { ComponentType } from 'react';

import type { ElementProps } from './element-props';
import { StateMirror } from './element-state';
import type { Frame } from './frame';
import { noticeNewPage } from './page-data';
import { soon } from './soon';

/** One element as the page's React root sees it. */
export interface Portal {
  key: number;
  state: StateMirror;
  host: HTMLElement;
  frame: Frame;
  props: ElementProps;
  handlers: object;
  Component: ComponentType<object>;
}

/** The open elements in numbered groups, since React visits all children of a parent when one of them changes. */
export type Groups = ReadonlyMap<number, readonly Portal[]>;

const PROVIDER = 'agency-provider';
const GROUP_SIZE = 40;
const open = new Map<number, Set<Portal>>();
const changed = new Set<number>();
const listeners = new Set<() => void>();
let groups: Groups = new Map();
let opened = 0;

/** Asks the page's root to draw an element; returns a function that closes it. */
export function openPortal(element: Omit<Portal, 'key' | 'state'>) {
  const portal = { ...element, key: ++opened, state: new StateMirror(element.host) };
  const number = Math.floor(portal.key / GROUP_SIZE);
  const group = open.get(number) ?? new Set();
  open.set(number, group.add(portal));
  publishSoon(number);
  return () => {
    group.delete(portal);
    portal.frame.close();
    portal.state.close();
    publishSoon(number);
  };
}

/** All elements that are open now. */
export const openGroups = () => groups;

/** Lets the page's root listen for elements that open or close; returns a function to stop. */
export function onGroups(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The provider left the page. In its own task, so that a page script that removes it each time cannot hang the
    // page.
    setTimeout(publish);
  };
}

function publishSoon(group: number) {
  changed.add(group);
  soon(publish);
}

function publish() {
  const next = new Map(groups);
  for (const number of changed) {
    const group = open.get(number);
    if (group?.size) next.set(number, [...group]);
    else {
      open.delete(number);
      next.delete(number);
    }
  }
  changed.clear();
  groups = next;
  noticeNewPage();
  if (groups.size > 0) ensureProvider();
  listeners.forEach((listener) => listener());
}

/** Puts the provider, which shows everything, on the page unless the author did, or a page script removed it. */
export function ensureProvider() {
  if (!document.querySelector(PROVIDER)) document.body.append(document.createElement(PROVIDER));
}
