interface Placed {
  readonly lat: number;
  readonly lng: number;
}

/** Whether maps reach the place of a home, in degrees; 0, 0 is where data without a place puts a home. */
export function isPlaced<Home extends { readonly [Name in keyof Placed]?: number | undefined }>(
  home: Home,
): home is Home & Placed {
  const { lat = NaN, lng = NaN } = home;
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
}
