import { useLayoutEffect, useState } from 'react';

import { menuWords as words } from '../../domain/header-words';
import { telephoneUrl } from '../../domain/telephone';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { bars } from '../../ui/icons/actions';
import { envelope, phone } from '../../ui/icons/contact';
import { Link } from '../../ui/link';
import { useMedia } from '../../ui/use-media';
import type { Parts } from './desktop-header';
import { MobileMenu } from './mobile-menu';

interface Props extends Parts {
  hasMenu: boolean;
  /** The menu was removed with the bar while it had the focus. */
  onFocusLost: () => void;
}

/** The header for narrow viewports: a bar with contact links, and a menu that opens over the page. */
export function MobileHeader({ page, site, section, logo, missing, hasMenu, onGone, onFocusLost }: Props) {
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMedia('(min-width: 768px)');
  const hasMoreRoom = useMedia('(min-width: 992px)');
  const isLeft = site.navbarLogoPosition === 'left';
  const contact = contactOf(page.agencyContactTelephone, site.mobileHeaderContactLink);
  useLayoutEffect(() => onGone, [onGone]);
  return (
    <>
      <div className={classes('agency-header-bar', !isLeft && 'agency-header-centred')}>
        {isLeft && logo}
        {contact && (
          <Link className="agency-header-contact agency-no-print" href={contact.url}>
            <Icon path={contact.icon} />
            <span className={hasMoreRoom ? undefined : 'agency-visually-hidden'}>{contact.words}</span>
          </Link>
        )}
        {!isLeft && logo}
        <div className="agency-header-tools agency-no-print">
          <agency-user-link compact={!hasRoom} />
          {hasMenu && (
            <Button
              look="plain"
              className="agency-header-button"
              icon={bars}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              <span className={hasRoom ? undefined : 'agency-visually-hidden'}>{words.menu}</span>
            </Button>
          )}
        </div>
      </div>
      {missing}
      {isOpen && (
        <MobileMenu
          page={page}
          contact={contact}
          section={section}
          onClose={() => setOpen(false)}
          onFocusLost={onFocusLost}
        />
      )}
    </>
  );
}

/** The contact link: the site's own URL, or else its telephone number. */
function contactOf(telephone: string, link: string | undefined) {
  const url = link ?? telephoneUrl(telephone);
  if (!url) return undefined;
  const isCall = url.startsWith('tel:');
  return {
    url,
    icon: isCall ? phone : envelope,
    words: isCall ? words.call(link ? url.slice('tel:'.length) : telephone) : words.contact,
  };
}
