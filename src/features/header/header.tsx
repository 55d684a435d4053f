import { useAtomValue } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { pageLocation } from '../../core/path';
import { agencyName } from '../../domain/agency-name';
import { header } from '../../domain/header';
import { headerWords } from '../../domain/prescribed-words';
import { settings } from '../../domain/settings';
import { pageSubjectAtom } from '../../state/page-subject';
import { classes } from '../../ui/classes';
import { useMedia } from '../../ui/use-media';
import { DesktopHeader } from './desktop-header';
import { Logo } from './logo';
import { MobileHeader } from './mobile-header';
import { useHandOver } from './use-hand-over';
import { useScrolled } from './use-scrolled';

interface Props {
  section?: string;
}

/** The header of a page: a row of menus in wide viewports, a bar with a menu button in narrow ones. */
export function Header({ section }: Props) {
  const page = useAtomValue(pageSubjectAtom(header));
  const name = useAtomValue(pageSubjectAtom(agencyName));
  const site = useAtomValue(pageSubjectAtom(settings));
  const isWide = useMedia('(min-width: 1200px)');
  const isHome = pageLocation().path === '/';
  const isScrolled = useScrolled(isHome);
  const { root, logo, onGone, toLogo } = useHandOver();
  const hasMenu = page.primaryMenuItems.length > 0 || page.secondaryMenuItems.length > 0;
  useElementState(hasMenu ? 'ready' : 'empty');

  const className = classes('agency-header', isHome && 'agency-header-home', isScrolled && 'agency-header-scrolled');
  const size = isWide ? site.headerDesktopLogoDimensions : site.headerMobileLogoDimensions;
  const parts = {
    page,
    site,
    section,
    logo: <Logo ref={logo} name={name} picture={page.logo} size={size} />,
    onGone,
    missing: !hasMenu && <p className="agency-header-missing">{headerWords.menuMissing}</p>,
  };
  return (
    <header ref={root} className={className}>
      {isWide ? <DesktopHeader {...parts} /> : <MobileHeader {...parts} hasMenu={hasMenu} onFocusLost={toLogo} />}
    </header>
  );
}
