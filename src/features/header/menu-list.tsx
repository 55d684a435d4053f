import type { MouseEvent } from 'react';

import { menuWords as words } from '../../domain/header-words';
import type { MenuItem } from '../../domain/header';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { chevronDown } from '../../ui/icons/directions';
import { Link } from '../../ui/link';
import { currentMark } from './current-mark';
import type { Dropdowns } from './use-dropdowns';

interface Props {
  id: string;
  items: readonly MenuItem[];
  section: string | undefined;
  dropdowns: Dropdowns;
  /** The dropdowns this list is in, outermost first. */
  within?: readonly string[];
  /** At the end of the row: its dropdowns open towards the start. */
  isEnd?: boolean;
}

const looks = ['agency-header-list', 'agency-header-panel', 'agency-header-sublist'];

/** Menu items: each a link, a button that opens a submenu, or both. */
export function MenuList({ id, items, section, dropdowns, within = [], isEnd = false }: Props) {
  const look = looks[within.length]!;
  return (
    <ul id={id} className={isEnd ? `${look} ${look}-end` : look} role="list">
      {items.map((item, index) => (
        <Item
          key={index}
          item={item}
          section={section}
          dropdowns={dropdowns}
          trail={[...within, `${id}-${index}`]}
          isEnd={isEnd}
        />
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<Props, 'section' | 'dropdowns'> {
  item: MenuItem;
  /** The dropdowns the item is in, then its own. */
  trail: readonly string[];
  isEnd: boolean;
}

function Item({ item, section, dropdowns, trail, isEnd }: ItemProps) {
  const { name, url, target, items } = item;
  const id = trail.at(-1)!;
  const isOpen = dropdowns.isOpen(id);
  const opensFirst = ({ nativeEvent }: MouseEvent) =>
    items.length > 0 && !isOpen && (nativeEvent as PointerEvent).pointerType === 'touch';
  const follow = (event: MouseEvent) => {
    if (!opensFirst(event)) return dropdowns.leave();
    event.preventDefault();
    dropdowns.toggle(trail);
  };
  return (
    <li className="agency-header-item" {...(items.length > 0 && trail.length === 1 && dropdowns.around(trail))}>
      {url && (
        <Link
          className="agency-header-link"
          href={url}
          newTab={target === 'B'}
          aria-current={currentMark(item, section)}
          onClick={follow}
        >
          {name}
        </Link>
      )}
      {items.length > 0 && (
        <button
          type="button"
          className={classes('agency-header-toggle', !url && 'agency-header-link')}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={url && words.under(name)}
          onClick={() => dropdowns.toggle(trail)}
        >
          {!url && name}
          <Icon path={chevronDown} size="small" />
        </button>
      )}
      {isOpen && (
        <MenuList id={id} items={items} section={section} dropdowns={dropdowns} within={trail} isEnd={isEnd} />
      )}
    </li>
  );
}
