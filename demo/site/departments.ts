/** A department as visitors browse it. */
interface Department {
  label: string;
  url: string;
}

/** All departments, the largest first. */
export const departments: readonly Department[] = [
  { label: 'Homes for sale', url: '/properties/sales' },
  { label: 'Homes to let', url: '/properties/lettings' },
  { label: 'Auctions', url: '/properties/sales/tag-auction' },
  { label: 'Farms and land', url: '/properties/sales/tag-agriculture' },
  { label: 'Antiques', url: '/properties/sales/tag-antiques' },
  { label: 'Services', url: '/properties/sales/tag-services' },
];
