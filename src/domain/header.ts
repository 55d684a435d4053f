import { subjectOf } from './page-keys';
import { link, listOf, oneOf, otherwise, shape, text, type Reader } from './page-shape';

/** A menu item: a link, a heading of the items below it, or both. */
export interface MenuItem {
  readonly name: string;
  readonly url: string | undefined;
  /** 'B' opens a new tab. */
  readonly target: 'B' | undefined;
  readonly items: readonly MenuItem[];
}

/** A page's header data. */
export interface Header {
  /** URL of a picture. */
  readonly logo?: string;
  readonly primaryMenuItems: readonly MenuItem[];
  readonly secondaryMenuItems: readonly MenuItem[];
  readonly agencyContactTelephone: string;
}

/** Items left of the logo, unless the site splits them equally. */
const usuallyLeft = 4;

const fields = { name: text, url: link, target: oneOf('B') };

/** The items of a list that have a link or items below them; `below` reads the latter. */
const level = (below: Reader<readonly MenuItem[]>): Reader<readonly MenuItem[]> => {
  const read = listOf(shape({ ...fields, items: otherwise(below, []) }, { needed: 'name' }));
  return (value) => read(value)?.filter(({ name, url, items }) => name && (url || items.length > 0));
};
const readMenu = level(level(level(() => [])));

/** The header of a page. */
export const header = subjectOf<Header>({
  logo: { read: link, missing: undefined, names: ['logo', 'agency_logo'] },
  primaryMenuItems: { read: readMenu, missing: [] },
  secondaryMenuItems: { read: readMenu, missing: [] },
  agencyContactTelephone: { read: text, missing: '' },
});

/** The items left and right of the logo: the first four and the rest, or half each, with the odd one on the left. */
export function splitMenu(items: readonly MenuItem[], equally: boolean) {
  const left = equally ? Math.ceil(items.length / 2) : usuallyLeft;
  return { left: items.slice(0, left), right: items.slice(left) };
}
