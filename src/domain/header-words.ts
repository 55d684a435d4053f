/** Words of the header and its menus besides those the platform prescribes. */
export const menuWords = {
  main: 'Main',
  more: 'More',
  home: 'Home page',
  toHome: ' home page',
  under: (name: string) => `More under ${name}`,
  menu: 'Menu',
  backTo: (name: string) => `Back to ${name}`,
  backToMenu: 'Back to the menu',
  overview: 'Overview',
  of: (name: string) => ` of ${name}`,
  call: (telephone: string) => `Call ${telephone}`,
  contact: 'Contact us',
} as const;
