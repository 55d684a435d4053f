import type { MouseEvent } from 'react';

import type { MenuItem } from '../../domain/header';
import { menuWords as words } from '../../domain/header-words';
import { Icon } from '../../ui/icon';
import { chevronRight } from '../../ui/icons/directions';
import { Link } from '../../ui/link';
import { currentMark } from './current-mark';

interface Props {
  id: string;
  items: readonly MenuItem[];
  /** The parent of these items, which may itself be a link. */
  overview?: MenuItem;
  section: string | undefined;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens the level below an item; `button` is the id of the button pressed. */
  onDrill: (item: MenuItem, button: string) => void;
}

/** One level of the menu: links, and buttons that open the level below. */
export function MobileList({ id, items, overview, section, onFollow, onDrill }: Props) {
  return (
    <ul className="agency-header-rows" role="list">
      {overview?.url && (
        <li>
          <Link
            className="agency-header-line"
            href={overview.url}
            newTab={overview.target === 'B'}
            aria-current={currentMark({ ...overview, items: [] }, section)}
            onClick={onFollow}
          >
            {words.overview}
            <span className="agency-visually-hidden">{words.of(overview.name)}</span>
          </Link>
        </li>
      )}
      {items.map((item, index) => {
        const { name, url, target } = item;
        const mark = currentMark(item, section);
        const button = `${id}-${index}`;
        return (
          <li key={index}>
            {url && item.items.length === 0 ? (
              <Link
                className="agency-header-line"
                href={url}
                newTab={target === 'B'}
                aria-current={mark}
                onClick={onFollow}
              >
                {name}
              </Link>
            ) : (
              <button
                type="button"
                id={button}
                className="agency-header-line"
                aria-current={mark && 'true'}
                onClick={() => onDrill(item, button)}
              >
                {name}
                <Icon path={chevronRight} size="small" turning />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
