import { useAtomValue } from 'jotai/react';
import { createElement, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { isFocusLost } from '../../core/focused';
import { navigate } from '../../core/path';
import { accountView, isForOthers, type AccountTab } from '../../domain/account-views';
import { accountWords as words } from '../../domain/prescribed-words';
import { pageAtom } from '../../state/page';
import { pathAtom } from '../../state/route';
import { savedPropertiesAtom } from '../../state/saved-properties';
import { savedSearchesAtom } from '../../state/saved-searches';
import { isSignedInAtom, isUserKnownAtom } from '../../state/user';
import { Spinner } from '../../ui/spinner';
import { Tabs } from '../../ui/tabs';

interface Props {
  withoutHeading?: boolean;
}

/** The visitor's account: profile and saved items. */
export function UserPanel({ withoutHeading = false }: Props) {
  const path = useAtomValue(pathAtom);
  const { agencyName } = useAtomValue(pageAtom);
  const isKnown = useAtomValue(isUserKnownAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const panel = useRef<HTMLDivElement>(null);
  const view = accountView(path);
  const isLedAway = isKnown && isForOthers(view, isSignedIn);

  useEffect(() => {
    if (isLedAway) navigate('/user', { replace: true });
  }, [isLedAway]);
  useFocusThatStays(panel, `${path} ${isSignedIn}`);

  return (
    <div className="agency-user-panel" ref={panel}>
      {!withoutHeading && <h2 className="agency-heading-2">{words.heading(agencyName)}</h2>}
      <Tabs label={words.tabs} tabs={useTabs(view.tab)}>
        {(view.for === 'signed-in' && !isKnown) || isLedAway ? (
          <Spinner label={words.loading} />
        ) : (
          createElement(view.tag, { key: path, 'heading-level': '3', ...view.props }, fallbacks[view.tab])
        )}
      </Tabs>
    </div>
  );
}

/** Shown until the tag has loaded. */
const fallbacks: Readonly<Record<AccountTab, ReactNode>> = {
  profile: <Spinner label={words.loading} />,
  'saved-properties': <Spinner label={words.loadingProperties} />,
  'saved-searches': <Spinner label={words.loadingSearches} />,
};

function useTabs(selected: AccountTab) {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { length: properties } = useAtomValue(savedPropertiesAtom);
  const { length: searches } = useAtomValue(savedSearchesAtom);
  const tabs = [
    { tab: 'profile', href: '#/user', label: isSignedIn ? words.detailsTab : words.profileTab },
    {
      tab: 'saved-properties',
      href: '#/user/saved-properties',
      label: words.savedPropertiesTab,
      count: properties || undefined,
    },
    {
      tab: 'saved-searches',
      href: '#/user/saved-searches',
      label: words.savedSearchesTab,
      count: searches || undefined,
    },
  ] as const;
  return tabs.map(({ tab, ...rest }) => ({ ...rest, selected: tab === selected }));
}

/** When a change removes the focused element of the panel, moves the focus to its tab panel to wait for the next view. */
function useFocusThatStays(panel: RefObject<HTMLElement | null>, occasion: string) {
  const first = useRef(occasion);
  const hadFocus = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const note = (event: Event) => (hadFocus.current = event.composedPath().includes(panel.current!));
    // A press beside all fields takes the focus from them, and gives it to nothing.
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note, { signal: stop.signal });
    return () => stop.abort();
  }, [panel]);
  useEffect(() => {
    if (first.current === occasion) return;
    first.current = '';
    if (isFocusLost() && hadFocus.current)
      panel.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
  }, [panel, occasion]);
}
