/** A given number of homes, identical except for their ids. */
export const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    property_id: index + 1,
    property_url: `#${index + 1}`,
    display_address: `${index + 1} Rivers Street, Bath BA1 2QA`,
    property_channel: 'sales',
    price: 'Guide price £825,000',
    price_value: 825_000,
    status: 'Under offer',
    bedrooms: 4,
    bathrooms: 2,
    receptionRooms: 2,
    propertyType: 'Terraced house',
    tags: [],
    photos: [1, 2, 3].map((photo) => ({
      url: `/${photo}.gif`,
      imageAlt: 'The front',
    })),
  }));
