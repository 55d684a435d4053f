import { setViewport } from '@web/test-runner-commands';

import { render } from './page';
import { givePage } from './page-data';

const towns = [
  { id: 111, name: 'Bath', url: '/search?q=Bath' },
  { id: 112, name: 'Frome', url: '/search?q=Frome' },
];
/** Six items: with two levels of children, with one, without its own URL, and plain. */
export const primary = [
  {
    id: 1,
    name: 'Buy',
    url: '/properties/sales',
    items: [
      { id: 11, name: 'Homes', url: '/properties/sales/homes', items: towns },
      { id: 12, name: 'Auctions', url: '/auctions' },
    ],
  },
  { id: 2, name: 'Rent', url: '/properties/lettings', items: [{ id: 21, name: 'Flats', url: '#flats' }] },
  { id: 3, name: 'More', items: [{ id: 31, name: 'Land', url: '/land' }] },
  { id: 4, name: 'Sell', url: '/sell' },
  { id: 5, name: 'People', url: '/staff' },
  { id: 6, name: 'Branches', url: '/branches' },
];
export const secondary = [
  { id: 7, name: 'Advice', url: '/articles' },
  { id: 8, name: 'Prices paid', url: 'https://prices.example/', target: 'B' },
];
const data = {
  agency_name: 'Hartwell Vane',
  primaryMenuItems: primary,
  secondaryMenuItems: secondary,
  agencyContactTelephone: '01632 960140',
};

/** Gives the page its header data. */
export const giveHeader = (changes: object = {}, settings: object = {}) =>
  givePage({ ...data, theme_settings: settings, ...changes });

/** Renders a header in a window of this width. */
export async function headerAt(width: number, markup = '<agency-header></agency-header>', height = 800) {
  await setViewport({ width, height });
  return render(markup);
}

/** The hrefs of the links in a part of the page. */
export const links = (part: ParentNode) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** The visible text of links and buttons, without text for screen readers only. */
export const named = (part: ParentNode) =>
  [...part.querySelectorAll('a, button')].map((each) => each.getAttribute('aria-label') ?? each.textContent!.trim());

/** The link or button with this name. */
export const called = (part: ParentNode, name: string) =>
  [...part.querySelectorAll<HTMLElement>('a, button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent!.trim()) === name,
  )!;
