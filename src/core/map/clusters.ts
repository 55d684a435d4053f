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

/** Groups spots that are closer than a radius in pixels; the result gives the clusters at a zoom. */
export function clusterPoints(spots: readonly Spot[], { radius, maxZoom }: { radius: number; maxZoom: number }) {
  const index = new Supercluster<{ key: string }>({ radius, maxZoom: maxZoom - 1, extent: 256, minPoints: 2 });
  index.load(
    spots.map(({ key, point: [lat, lng] }) => ({
      type: 'Feature',
      properties: { key },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
  const keysOf = (id: number) => index.getLeaves(id, Infinity).map(({ properties }) => properties.key);

  return (zoom: number): readonly Cluster[] =>
    index.getClusters(wholeWorld, Math.floor(zoom)).map(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!('cluster' in properties))
        return { key: properties.key, point: [lat, lng], keys: [properties.key], opensAt: maxZoom };
      const id = properties.cluster_id;
      const keys = keysOf(id);
      return {
        key: `cluster ${[...keys].sort().join()}`,
        point: [lat, lng],
        keys,
        opensAt: index.getClusterExpansionZoom(id),
      };
    });
}
