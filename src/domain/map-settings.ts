import { subjectOf } from './page-keys';
import { amount, colour, dimensions, flag, link, number, offset, oneOf, otherwise, shape } from './page-shape';
import { readText } from './reading';

const streetMap = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};
const readTiles = shape(
  {
    /** URL template of a tile, with {z}, {x} and {y}. */
    url: link,
    /** The same for dark pages; without it the light tiles are darkened. */
    darkUrl: link,
    attribution: readText,
    attributionUrl: link,
    maxZoom: otherwise(amount, 19),
    /**
     * Whether to ask for consent before fetching another site's tiles, which tell that site where the visitor looks.
     */
    ask: otherwise(flag, true),
  },
  { needed: 'url' },
);

/** The source of the map tiles. */
export type MapTiles = NonNullable<ReturnType<typeof readTiles>>;

/** The site's settings for maps. */
export interface MapSettings {
  /** Whether pins near each other are shown as one; those at the same point always are. */
  readonly pinClustering: boolean;
  /** Pixels. */
  readonly customClusteringRadius: number;
  readonly customMinZoom: number;
  readonly customMaxZoom: number;
  /** The site's own picture of a property's pin. */
  readonly customMapIcon?: string;
  /** Pixels. */
  readonly customMapIconSize: { readonly width: number; readonly height: number };
  readonly customMapIconShadow?: string;
  /** Pixels from the icon's top left corner to the point it marks. */
  readonly customMapIconAnchor: { readonly width: number; readonly height: number };
  readonly customMapCentreLat?: number;
  readonly customMapCentreLng?: number;
  readonly leafletLayer: 'default' | 'google';
  readonly mapTiles: MapTiles;
  readonly enableDrawAMap: boolean;
  readonly polygonColor?: string;
  readonly polygonFillColor?: string;
  /** Pixels. */
  readonly autopanPadding: number;
}

/** The map settings of a page. */
export const mapSettings = subjectOf<MapSettings>({
  pinClustering: { read: flag, missing: true },
  customClusteringRadius: { read: amount, missing: 10 },
  customMinZoom: { read: amount, missing: 6 },
  customMaxZoom: { read: amount, missing: 16 },
  customMapIcon: { read: link, missing: undefined },
  customMapIconSize: { read: dimensions, missing: { width: 25, height: 41 } },
  customMapIconShadow: { read: link, missing: undefined },
  customMapIconAnchor: { read: offset, missing: { width: 12, height: 41 } },
  customMapCentreLat: { read: number, missing: undefined },
  customMapCentreLng: { read: number, missing: undefined },
  // The platform also allows a function here, which page data cannot carry and we would not run.
  leafletLayer: { read: oneOf('default', 'google'), missing: 'default' },
  mapTiles: { read: readTiles, missing: { darkUrl: undefined, maxZoom: 19, ask: true, ...streetMap } },
  enableDrawAMap: { read: flag, missing: true, names: ['enable_draw_a_map'] },
  polygonColor: { read: colour, missing: undefined },
  polygonFillColor: { read: colour, missing: undefined },
  autopanPadding: { read: amount, missing: 0 },
});
