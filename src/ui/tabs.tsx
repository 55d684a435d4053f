import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { routeHref } from '../core/path';
import { useUniqueId } from '../core/use-unique-id';
import { isForBrowser } from './arrow-keys';

/** One tab: a link to the route of its view. */
export interface Tab {
  href: string;
  label: string;
  /** Number of items in the view. */
  count?: number | undefined;
  selected: boolean;
}

interface Props {
  /** Accessible name of the tab list: 'Your account'. */
  label: string;
  tabs: readonly Tab[];
  /** The selected view. */
  children: ReactNode;
}

/** Tabs with manual activation: arrow keys move between them, Enter opens one, since a view may have to load. */
export function Tabs({ label, tabs, children }: Props) {
  const id = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.selected),
  );

  const steer = (event: KeyboardEvent<HTMLElement>, from: number) => {
    if (isForBrowser(event)) return;
    const { currentTarget: tab, key } = event;
    const onwards = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
    const last = tabs.length - 1;
    const to = { ArrowRight: from + onwards, ArrowLeft: from - onwards, Home: 0, End: last }[key];
    if (key !== ' ' && to === undefined) return;
    event.preventDefault();
    if (to === undefined) tab.click();
    else list.current!.querySelectorAll<HTMLElement>('[role=tab]')[to < 0 ? last : to % tabs.length]!.focus();
  };

  return (
    <>
      <div className="agency-tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <a
            key={tab.href}
            className="agency-tab"
            role="tab"
            id={`${id}-${index}`}
            href={routeHref(tab.href)}
            aria-selected={index === selected}
            aria-controls={index === selected ? `${id}-panel` : undefined}
            tabIndex={index === selected ? 0 : -1}
            onKeyDown={(event) => steer(event, index)}
          >
            <span className="agency-tab-label">{tab.label}</span>
            {tab.count !== undefined && <span className="agency-count">{tab.count}</span>}
          </a>
        ))}
      </div>
      <div
        className="agency-tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        // A panel may start with text, and must be reached by keys all the same.
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
