import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import { splitMenu, type Header, type MenuItem } from '../../domain/header';
import { menuWords as words } from '../../domain/header-words';
import type { Settings } from '../../domain/settings';
import { telephoneUrl } from '../../domain/telephone';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { phone } from '../../ui/icons/contact';
import { Link } from '../../ui/link';
import { MenuList } from './menu-list';
import { useDropdowns } from './use-dropdowns';

/** Common props of the desktop and mobile header. */
export interface Parts {
  page: Header;
  site: Settings;
  section: string | undefined;
  logo: ReactNode;
  /** Shown where the page has no menus. */
  missing: ReactNode;
  /** Called while the header for this width is still in the page, before that for another takes its place. */
  onGone: () => void;
}

/** The header for wide viewports: secondary menu above, logo and primary menu below. */
export function DesktopHeader({ page, site, section, logo, missing, onGone }: Parts) {
  const { primaryMenuItems, secondaryMenuItems, agencyContactTelephone: telephone } = page;
  const { left, right } = splitMenu(primaryMenuItems, site.splitNavigationMenuItemsEqually);
  const hasMain = primaryMenuItems.length > 0;
  const isLeft = site.navbarLogoPosition === 'left';
  const url = telephoneUrl(telephone);
  useLayoutEffect(() => onGone, [onGone]);
  return (
    <>
      <div className="agency-header-top agency-no-print">
        {secondaryMenuItems.length > 0 && (
          <Menu label={words.more} start={secondaryMenuItems} section={section} className="agency-header-more" />
        )}
        {url && (
          <Link className="agency-header-telephone" href={url}>
            <Icon path={phone} size="small" />
            <span dir="ltr">{telephone}</span>
          </Link>
        )}
        <agency-user-link />
      </div>
      <div className={classes('agency-header-row', !isLeft && 'agency-header-centred')}>
        {(isLeft || !hasMain) && logo}
        {missing}
        {hasMain && (
          <Menu label={words.main} start={left} end={right} section={section} className="agency-header-main">
            {!isLeft && logo}
          </Menu>
        )}
      </div>
    </>
  );
}

interface MenuProps {
  label: string;
  start: readonly MenuItem[];
  end?: readonly MenuItem[];
  section: string | undefined;
  className: string;
  /** Between start and end. */
  children?: ReactNode;
}

function Menu({ label, start, end = [], section, className, children }: MenuProps) {
  const menu = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(menu);
  const id = useUniqueId();
  return (
    <nav ref={menu} className={className} aria-label={label}>
      <MenuList id={`${id}start`} items={start} section={section} dropdowns={dropdowns} />
      {children}
      {end.length > 0 && <MenuList id={`${id}end`} items={end} section={section} dropdowns={dropdowns} isEnd />}
    </nav>
  );
}
