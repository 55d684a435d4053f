/** The telephone number shown on every page. */
export const telephone = '01632 960140';

const search = (channel: string, town: string) => ({ name: town, url: `/search?channel=${channel}&q=${town}` });
const towns = ['Bath', 'Bristol', 'Edinburgh', 'Exeter', 'Frome'];

/** The header's main menu: the agency's services. */
export const primaryMenuItems = [
  {
    id: 1,
    name: 'Buy',
    url: '/properties/sales',
    items: [
      { id: 11, name: 'Homes for sale', url: '/properties/sales', items: towns.map((town) => search('sales', town)) },
      { id: 12, name: 'Auctions', url: '/properties/sales/tag-auction' },
      { id: 13, name: 'Farms and land', url: '/properties/sales/tag-agriculture' },
      { id: 14, name: 'Antiques', url: '/properties/sales/tag-antiques' },
    ],
  },
  {
    id: 2,
    name: 'Rent',
    url: '/properties/lettings',
    items: [
      {
        id: 21,
        name: 'Homes to let',
        url: '/properties/lettings',
        items: towns.map((town) => search('lettings', town)),
      },
      { id: 22, name: 'Advice for tenants', url: '/articles/topic-renting' },
    ],
  },
  { id: 3, name: 'New homes', url: '/properties/sales/tag-new%20home' },
  {
    id: 4,
    name: 'Sell',
    url: '/book-a-valuation',
    items: [
      { id: 41, name: 'What is it worth?', url: '/book-a-valuation' },
      { id: 42, name: 'Advice for sellers', url: '/articles/topic-selling' },
    ],
  },
  { id: 5, name: 'Our people', url: '/staff' },
  { id: 6, name: 'Branches', url: '/branches' },
];

/** The header's secondary menu. */
export const secondaryMenuItems = [
  { id: 7, name: 'Advice', url: '/articles' },
  { id: 8, name: 'Calculators', url: '/calculators' },
  { id: 9, name: 'Prices paid', url: 'https://www.gov.uk/search-house-prices', target: 'B' },
];
