import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';

import { isFocusLost } from '../../core/focused';
import { soon } from '../../core/soon';
import { useUniqueId } from '../../core/use-unique-id';
import type { Header, MenuItem } from '../../domain/header';
import { menuWords as words } from '../../domain/header-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';
import { HeadingWords } from '../../ui/heading-words';
import { Icon } from '../../ui/icon';
import { chevronLeft } from '../../ui/icons/directions';
import { Link } from '../../ui/link';
import { useBackCloses } from '../../ui/use-back-closes';
import { MobileList } from './mobile-list';

interface Props {
  page: Header;
  contact: { readonly url: string; readonly icon: string; readonly words: string } | undefined;
  section: string | undefined;
  onClose: () => void;
  onFocusLost: () => void;
}

/** The menu for narrow viewports: shows one level at a time, with a way down and back. */
export function MobileMenu({ page, contact, section, onClose, onFocusLost }: Props) {
  const [trail, setTrail] = useState<readonly { item: MenuItem; button: string }[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfterRender();
  const id = useUniqueId();
  const { isInEntry, close } = useBackCloses('menu', onClose);
  const { item, button = '' } = trail.at(-1) ?? {};
  const above = trail.at(-2)?.item.name;

  useLayoutEffect(() => () => soon(() => isFocusLost() && onFocusLost()), [onFocusLost]);
  const drill = (below: MenuItem, from: string) => {
    focusAfter(() => heading.current);
    setTrail([...trail, { item: below, button: from }]);
  };
  const back = () => {
    focusAfter(() => document.getElementById(button));
    setTrail(trail.slice(0, -1));
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { currentTarget: link, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isInEntry()) return onClose();
    if (link.target || ctrlKey || metaKey || shiftKey || altKey) return close();
    // Pressed again once the menu's entry has gone, which the way back from there would otherwise lead to.
    event.preventDefault();
    event.stopPropagation();
    close(() => link.click());
  };
  const common = { section, onFollow: follow, onDrill: drill };
  return (
    <Dialog label={words.menu} look="panel" onClose={() => close()}>
      {item ? (
        <nav key={button} className="agency-header-level" aria-labelledby={id}>
          <Button look="plain" className="agency-header-back" onClick={back}>
            <Icon path={chevronLeft} turning />
            {above ? words.backTo(above) : words.backToMenu}
          </Button>
          <h3 ref={heading} id={id} className="agency-heading-3 agency-header-heading" tabIndex={-1}>
            <HeadingWords>{item.name}</HeadingWords>
          </h3>
          <MobileList {...common} id={button} items={item.items} overview={item} />
        </nav>
      ) : (
        <div className="agency-header-level">
          {page.primaryMenuItems.length > 0 && (
            <nav aria-label={words.main}>
              <MobileList {...common} id={`${id}main`} items={page.primaryMenuItems} />
            </nav>
          )}
          {page.secondaryMenuItems.length > 0 && (
            <nav className="agency-header-others" aria-label={words.more}>
              <MobileList {...common} id={`${id}more`} items={page.secondaryMenuItems} />
            </nav>
          )}
          {contact && (
            <Link look="secondary" icon={contact.icon} href={contact.url} onClick={follow}>
              {contact.words}
            </Link>
          )}
        </div>
      )}
    </Dialog>
  );
}
