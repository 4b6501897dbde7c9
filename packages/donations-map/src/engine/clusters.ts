import Supercluster from 'supercluster';
import { zoomRange, type Bounds, type Clusters, type GeoPoint, type Mark } from './MapEngine.js';

/** Pixels within which pins become a cluster: a pin is 40 wide, and its neighbor needs room for a finger too. */
const radius = 64;

export function createClusters(points: readonly GeoPoint[]): Clusters {
  // Clusters at the last zoom too, so that points on one spot never hide each other.
  const index = new Supercluster<{ index: number }>({
    radius,
    extent: 256,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
  });
  index.load(
    points.map(({ latitude, longitude }, position) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index: position },
    })),
  );
  return {
    marks: ({ west, south, east, north }: Bounds, zoom) =>
      index.getClusters([west, south, east, north], Math.round(zoom)).map((feature): Mark => {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        const position = { latitude, longitude };
        const { properties } = feature;
        return 'cluster_id' in properties
          ? { kind: 'cluster', id: properties.cluster_id, count: properties.point_count, position }
          : { kind: 'point', index: properties.index, position };
      }),
    splitZoom(id) {
      const zoom = index.getClusterExpansionZoom(id);
      return zoom > zoomRange.max ? undefined : zoom;
    },
    members: (id, limit) => index.getLeaves(id, limit).map(({ properties }) => properties.index),
  };
}
