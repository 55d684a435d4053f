import Supercluster from 'supercluster';

/** A point with the key of what it represents. */
export interface Spot {
  readonly key: string;
  readonly point: readonly [lat: number, lng: number];
}

/** Spots so close together that they share a place on the map. */
export interface Cluster {
  readonly key: string;
  readonly point: readonly [lat: number, lng: number];
  /** The keys of its spots: one, or several. */
  readonly keys: readonly string[];
  /** The zoom at which it splits up. */
  readonly opensAt: number;
}

const wholeWorld: [number, number, number, number] = [-180, -85, 180, 85];
/** Pixels within which spots cannot be pressed one by one, as those of one house. */
const samePlace = 12;

/**
 * Groups spots that are closer than a radius in pixels; at the highest zoom, only those at the same place. The result
 * gives the clusters at a zoom.
 */
export function clusterPoints(spots: readonly Spot[], { radius, maxZoom }: { radius: number; maxZoom: number }) {
  const near = indexOf(spots, radius, maxZoom - 1);
  let same: ReturnType<typeof indexOf> | undefined;

  return (zoom: number): readonly Cluster[] => {
    const index = zoom < maxZoom ? near : (same ??= indexOf(spots, samePlace, maxZoom));
    return index.getClusters(wholeWorld, Math.floor(zoom)).map(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!('cluster' in properties))
        return { key: properties.key, point: [lat, lng], keys: [properties.key], opensAt: maxZoom };
      const id = properties.cluster_id;
      const keys = index.getLeaves(id, Infinity).map((leaf) => leaf.properties.key);
      return {
        key: `cluster ${[...keys].sort().join()}`,
        point: [lat, lng],
        keys,
        opensAt: index.getClusterExpansionZoom(id),
      };
    });
  };
}

function indexOf(spots: readonly Spot[], radius: number, maxZoom: number) {
  const index = new Supercluster<{ key: string }>({ radius, maxZoom, extent: 256, minPoints: 2 });
  return index.load(
    spots.map(({ key, point: [lat, lng] }) => ({
      type: 'Feature',
      properties: { key },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
}
